# Przeglądarka: to, co jest przy każdym stole.

board = Plansza
question = O co chodzi
seats = Miejsca
beside-board = Obok planszy
tab-log = Dziennik
tab-talk = Rozmowa
tab-in-words = Słowami
undo = Cofnij
coach = Trener
rule = Zasady, §{ $section }
percent = { $number } %
waiting = Czekamy: { $seat } …
line-lost = Brak połączenia; łączę ponownie …
you = ty
say-something = Powiedz coś
send = Wyślij
all-choices = Wszystkie możliwości ({ $number })
bot-uniform = bot losowy
bot-greedy = bot zachłanny
bot-beginner = początkujący
bot-player = gracz
bot-expert = ekspert
bot-master = mistrz
