name = 7 Samurajów (Samurai Spirit)
tagline = Od 1 do 7 osób wspólnie broni wioski
minutes = około 30 minut
about = Najeźdźcy trzykrotnie uderzają na wioskę. Stawcie im czoła, brońcie mieszkańców, wspierajcie się nawzajem i pozwólcie obudzić się drzemiącemu w was zwierzęciu.
owner = autor Antoine Bauza, wydawca Funforge
defeat = Wioska przepadła
