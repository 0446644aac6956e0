welcome = Whoever cannot take a stone loses, and everyone has a number they may never take. Enter takes what is in brackets; h helps at any time.
seat = taboo { $taboo }, took { $took }
bag = There were five tokens in the bag: 1, 2, 2, 3, 3. Each player drew one.
legend = { $stone } is a stone; the other player's taboo is hidden until the end.
