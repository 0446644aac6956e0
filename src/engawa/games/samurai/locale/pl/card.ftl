name = Samuraj
tagline = Od 2 do 4 osób walczy o hełmy, figurki Buddy i pola ryżowe
minutes = około 45 minut
about = W osadach Japonii stoją hełmy, figurki Buddy i pola ryżowe. Otocz je swoimi żetonami i zdobądź najwięcej figurek dwóch rodzajów.
owner = autor Reiner Knizia, pierwszy wydawca Hans im Glück
