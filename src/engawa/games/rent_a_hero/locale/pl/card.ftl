name = Rent a Hero
tagline = Od 3 do 5 osób zgaduje, który bohater nadchodzi
minutes = około 20 minut
about = Zakapturzony bohater wędruje od drzwi do drzwi. Poproś o wskazówkę, zwerbuj Tułacza albo poślij go dalej: wygrywa ten, kto zbierze sześciu różnych bohaterów.
owner = wydawca IELLO; znana też jako Seventh Hero
