welcome = Who cannot take a stone loses, and everybody has a number they may never take. Enter takes what is in brackets; h helps at any time.
seat = taboo { $taboo }, took { $took }
bag = In the bag were five tokens: 1, 2, 2, 3, 3. Each player drew one.
legend = { $stone } is a stone; the taboo of the other player is not shown before the end.
