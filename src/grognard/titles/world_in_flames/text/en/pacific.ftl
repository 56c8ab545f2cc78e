# Scenarios of the Pacific.

tour-19-title = What it is about
tour-19-text = In Guadalcanal Japan holds nine of the seventeen objectives: with one more after five turns it wins, with as many it needs two of Tulagi, Port Moresby and Midway. In the Pacific it needs twelve.
tour-20-title = A sea box
tour-20-text = Every sea area has a box. Section 0 is for convoys; the higher the section, the better one finds the enemy, and the more it costs to get there.
tour-21-title = The Japanese fleet
tour-21-text = A naval action lets any number of ships sail. Land and aircraft do little else.
tour-22-title = The American fleet
tour-22-text = Choose naval: the carriers at Honolulu may sail as far as their movement goes, and must find their way back.
tour-23-title = The Commonwealth at sea
tour-23-text = Choose naval: convoys are to be protected, and the enemy’s to be found.
tour-24-title = China
tour-24-text = Choose land: the front in China moves only by land actions.
tour-25-title = The USSR
tour-25-text = It is at peace here: a combined action at most, and it waits.
tour-26-title = What it is about
tour-26-text = Cities in the West: what Germany holds of them after two turns decides.
tour-27-title = The German action
tour-27-text = A land action: any number of corps move and attack, and aircraft support them.
tour-28-title = The French action
tour-28-text = A land action, to close gaps and to bring up what lies behind.
tour-29-title = The British action
tour-29-text = A land action for the corps in France; a naval one would fetch them home.
tour-30-title = At peace, for now
tour-30-text = A neutral power passes or chooses a combined action: the fleet may take up its stations.
tour-31-title = At peace with Japan
tour-31-text = Until Japan attacks there is only the pass or a combined action: bring ships where they will be needed.
