# Браузер: то, что есть за каждым столом. $seat — название места в этой игре, в именительном падеже.

table-board = Поле
table-beside = Игроки, журнал и чат
table-tools = Помощь с решением
table-to-question = Перейти к вопросу
table-title-turn = Ваш ход · { $game }

# Вопрос
table-question = Вопрос
table-rule = Правила, §{ $section }
percent = { $number } %
table-your-turn = Ваш ход
table-turn-of = { $seat }: ваш ход
table-thinking = { $name } думает
table-offline = { $name }: нет связи
table-left = { $name } больше не за столом
table-open = Решение за свободным местом
table-choose-on-board = Выберите на поле или из списка.
table-all-choices = Все варианты ({ $number })
table-fewer-choices = Закрыть список
table-filter = Найти
table-nothing-found = Варианта с таким названием нет.
table-fold = Варианты
table-wanted = это нужно сделать в уроке
table-undo = Отменить ход
table-undo-asked = { $actions ->
    [1] Вы просите отменить последний шаг.
   *[other] Вы просите отменить последние шаги: { $actions }.
}
table-undo-proposed = { $actions ->
    [1] Просьба отменить последний шаг: { $seat }.
   *[other] Просьба отменить последние шаги ({ $actions }): { $seat }.
}
table-undo-waiting = Ждём ответа: { $seats }.
table-undo-declined = { $name } не соглашается; ничего не отменено.
table-agree = Согласиться
table-decline = Отказать
table-line-lost = Связь прервалась; подключаемся снова …
table-line-back = Связь восстановлена.

# Тренер
table-coach = Тренер
table-coach-thinks = Тренер просчитывает варианты …
table-coach-keep = Спрашивать при каждом моём решении
table-best = лучше всего
table-interval = от { $low } до { $high }
table-score = счёт { $score }

# Клавиши
table-shortcuts = Клавиши
table-shortcuts-on = Команды одной клавишей
table-key-choose = выбрать вариант с этим номером
table-key-undo = отменить ход
table-key-coach = спросить тренера
table-key-help = показать эти клавиши
table-key-everything = До всего можно дойти и клавишей Tab, стрелками и Enter.

# Места
seats = Игроки
you = вы
table-turn = сейчас решение за этим игроком
table-seat-offline = нет связи
table-seat-left = больше не играет
table-seat-open = свободно
table-clock = Осталось времени
table-stand-in = вместо: { $name }
table-hand = Пусть играет бот
table-hand-seat = Пусть играет бот: { $seat }
table-back = Вернуть себе место
table-watching = Наблюдают: { $names }
table-unnamed = { $number ->
    [one] { $number } гость
    [few] { $number } гостя
   *[many] { $number } гостей
}
table-leave = Встать из-за стола
table-leave-really = Ваше место освободится: его сможет занять другой игрок или бот.
table-leave-yes = Уйти
table-business = Этот стол
table-invite = Чтобы играть: кто откроет эту ссылку, сможет занять свободное место
table-watch = Чтобы смотреть: кто откроет эту ссылку, увидит стол, но не карты и жетоны на руках
table-bot = бот
bot-uniform = случайный бот
bot-greedy = жадный бот
bot-beginner = новичок
bot-player = любитель
bot-expert = знаток
bot-master = мастер

# Журнал, чат, текст
table-tab-log = Журнал
table-tab-talk = Чат
table-tab-in-words = Текстом
table-newest = К последним
table-talk-nothing = Сообщений пока нет.
table-say-something = Напишите сообщение
table-send = Отправить
table-react = Жесты
table-emote-thumbs-up = Большой палец
table-emote-bow = Поклон
table-emote-laugh = Смех
table-emote-think = Раздумье
table-emote-sorry = Извините
table-emote-well-played = Хорошая игра
table-reacted-thumbs-up = { $name } поднимает большой палец.
table-reacted-bow = { $name } кланяется.
table-reacted-laugh = { $name } смеётся.
table-reacted-think = { $name } думает.
table-reacted-sorry = { $name } извиняется.
table-reacted-well-played = { $name } говорит: «Хорошая игра!»
table-unread = { $number ->
    [one] новое сообщение
    [few] новых сообщения
   *[many] новых сообщений
}

# Одно устройство
table-pass-device = Передайте устройство. Дальше: { $seat }
table-i-am = Это я: { $seat }

# Конец
table-winner = победа
table-common-score = { $score ->
    [one] Вместе: { $score } очко
    [few] Вместе: { $score } очка
   *[many] Вместе: { $score } очков
}
table-rematch = Сыграть ещё раз
table-won = Победа!
table-lost = Поражение
table-shared-win = Общая победа
table-won-by = Победитель: { $names }
table-won-by-several = Победители: { $names }
table-rematch-asked = { $name } хочет сыграть ещё раз.
table-rematch-join = Присоединиться
table-rematch-later = Не сейчас
table-rematch-anonymous = Следующая партия готова.
table-harder = Сложнее: { $level }
table-easier = Проще: { $level }
table-share = Поделиться
table-shared = Ссылка скопирована
table-share-title = { $game } на Engawa
table-record = Скачать запись
table-replay = Повтор
table-replay-first = К началу
table-replay-back = На шаг назад
table-replay-on = На шаг вперёд
table-replay-last = К концу
table-replay-at = { $ply } из { $last }.
table-review = Разбор
table-review-ask = Где решилась партия?
table-reviewing = Тренер ещё раз оценивает каждое решение …
table-graph = Шанс на победу после каждого решения
table-decision = Решение { $number }, { $seat }: «{ $action }». После него { $chance } %.
table-better = Лучше: «{ $action }».
table-turning-point = Решение { $number }, { $seat }: «{ $action }» дало { $after } %, а «{ $best }» дало бы { $before } %.
table-verify = Проверить случайные исходы
table-commitment = Отпечаток секрета, показанный до первого исхода
table-secret = Секрет, из которого получены случайные исходы
table-commitment-kept = Этот браузер проверил: секрет соответствует отпечатку.
table-commitment-broken = Этот браузер проверил: секрет не соответствует отпечатку.
table-verify-how = Отпечаток — это SHA-256 от слов «engawa secret » и секрета. По записи партии любой может командой «engawa verify» вычислить все случайные исходы заново.

stage-pause = Пауза
stage-resume = Продолжить
stage-step = Дальше
stage-skip = Пропустить
table-meanwhile = Тем временем ({ $number })
table-all-rules = Все правила
