# Браузер: то, что есть за каждым столом.

board = Поле
question = О чём речь
seats = Места
beside-board = Рядом с полем
tab-log = Журнал
tab-talk = Беседа
tab-in-words = Словами
undo = Вернуть ход
coach = Тренер
rule = Правила, §{ $section }
percent = { $number } %
waiting = Ждём: { $seat } …
line-lost = Связь прервалась; подключаемся снова …
you = вы
say-something = Скажите что-нибудь
send = Отправить
all-choices = Все варианты ({ $number })
bot-uniform = случайный бот
bot-greedy = жадный бот
bot-beginner = новичок
bot-player = игрок
bot-expert = знаток
bot-master = мастер
