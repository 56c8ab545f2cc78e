event-faction-takes = { $piece } takes { $space } for its own faction.
event-shelved = { $piece } leaves the pool until its own faction holds its city.
event-city-communist = { $space } goes to the Chinese Communists.
event-city-nationalist = { $space } goes to the Chinese Nationalists.

ask-handing = Chinese cities go back to China ({ $n } left): say for each to which faction.

order-to-communists = To the Communists: { $target }
order-to-nationalists = To the Nationalists: { $target }
order-shelve = Take { $target } out of the pool

prompt-handing = Chinese cities
