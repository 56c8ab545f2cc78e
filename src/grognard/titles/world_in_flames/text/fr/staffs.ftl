event-staff-named = { $piece } soutient le combat pour { $space }.
event-staff-die = Soutien de { $piece } pour { $space } : dé { $die }, il faut { $need } au plus.
event-staff-tired = { $piece } a donné son aide et est retourné.
event-relieved = { $piece } agit comme si elle était ravitaillée.

ask-staff-support = Désignez les Hex pour lesquels un de vos QG vous soutient, ou terminez.
ask-staff = Quel QG soutient le combat pour { $space } ?
ask-emergency-supply = Désignez les QG qui ravitaillent d’urgence, ou terminez.
ask-relieving = Quelles unités { $piece } ravitaille-t-il ? Encore { $left }.

order-back-up = QG pour { $target }
order-staff = { $target }
order-relieve = Ravitailler { $target }

prompt-staff-support = QG en soutien
prompt-staff = QG en soutien
prompt-emergency-supply = ravitaillement d’urgence
prompt-relieving = ravitaillement d’urgence
