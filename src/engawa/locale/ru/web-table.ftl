# Браузер: то, что есть за каждым столом. $seat — название места в этой игре, в именительном падеже.

table-board = Поле
table-beside = Места, журнал и беседа
table-tools = Помощь с решением
table-to-question = Перейти к вопросу
table-title-turn = Ваш ход · { $game }

# Вопрос
table-question = Вопрос
table-rule = Правила, §{ $section }
percent = { $number } %
table-waiting = Решает { $seat }
table-thinking = { $seat } думает
table-away = { $seat }: за столом сейчас никого
table-choose-on-board = Выберите на поле или из списка.
table-all-choices = Все варианты ({ $number })
table-fewer-choices = Закрыть список
table-filter = Найти
table-nothing-found = Ничего с таким названием нет.
table-fold = Варианты
table-wanted = этого просит урок
table-undo = Вернуть ход
table-undo-asked = { $actions ->
    [one] Вы просите вернуть последний шаг.
    [few] Вы просите вернуть последние шаги: { $actions }.
   *[many] Вы просите вернуть последние шаги: { $actions }.
}
table-undo-proposed = { $actions ->
    [one] { $seat } просит вернуть последний шаг.
    [few] { $seat } просит вернуть последние шаги: { $actions }.
   *[many] { $seat } просит вернуть последние шаги: { $actions }.
}
table-undo-waiting = Ещё не ответили: { $seats }.
table-agree = Согласиться
table-decline = Отказать
table-line-lost = Связь прервалась; подключаемся снова …
table-line-back = Связь восстановлена.

# Тренер
table-coach = Тренер
table-coach-thinks = Тренер проигрывает это в уме …
table-coach-keep = Спрашивать при каждом моём решении
table-best = лучше всего
table-interval = от { $low } до { $high }
table-score = счёт { $score }

# Клавиши
table-shortcuts = Клавиши
table-shortcuts-on = Одиночные клавиши работают
table-key-choose = выбрать вариант с этим номером
table-key-undo = вернуть ход
table-key-coach = спросить тренера
table-key-help = показать эти клавиши
table-key-everything = До всего можно дойти и клавишей Tab, стрелками и Enter.

# Места
seats = Места
you = вы
table-turn = решает
table-seat-away = отсутствует
table-clock = Осталось времени
table-stand-in = вместо: { $name }
table-hand = Пусть играет бот
table-hand-seat = Пусть играет бот: { $seat }
table-back = Снова играть самому
table-spectators = { $number ->
    [one] { $number } зритель
    [few] { $number } зрителя
   *[many] { $number } зрителей
}
table-leave = Встать из-за стола
table-leave-really = Ваше место освободится: его сможет занять кто-то другой или бот.
table-leave-yes = Уйти
table-business = Этот стол
table-invite = Чтобы играть: кто откроет эту ссылку, сможет занять свободное место
table-watch = Чтобы смотреть: кто откроет эту ссылку, увидит стол, но не то, что у кого на руках
bot-uniform = случайный бот
bot-greedy = жадный бот
bot-beginner = новичок
bot-player = игрок
bot-expert = знаток
bot-master = мастер

# Журнал, беседа, слова
table-tab-log = Журнал
table-tab-talk = Беседа
table-tab-in-words = Словами
table-newest = К новому
table-talk-nothing = Пока тихо.
table-say-something = Скажите что-нибудь
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
table-reacted-well-played = { $name } хвалит игру.
table-unread = { $number ->
    [one] новая реплика
    [few] новые реплики
   *[many] новых реплик
}

# Одно устройство
table-pass-device = Передайте устройство. Теперь { $seat }
table-i-am = Это я: { $seat }

# Конец
table-winner = победа
table-common-score = { $score ->
    [one] Вместе: { $score } очко
    [few] Вместе: { $score } очка
   *[many] Вместе: { $score } очков
}
table-rematch = Сыграть ещё раз
table-rematch-go = Следующая партия ждёт: перейти
table-record = Скачать запись
table-replay = Повтор
table-replay-first = К началу
table-replay-back = На шаг назад
table-replay-on = На шаг вперёд
table-replay-last = К концу
table-replay-at = { $ply } из { $last }.
table-review = Разбор
table-review-ask = Где решилась партия?
table-reviewing = Тренер ещё раз смотрит на каждое решение …
table-graph = Шансы на победу после каждого решения
table-decision = Решение { $number }, { $seat }: «{ $action }». После него { $chance } %.
table-better = Лучше: «{ $action }».
table-turning-point = Решение { $number }, { $seat }: «{ $action }» дало { $after } %, а «{ $best }» дало бы { $before } %.
table-verify = Проверить жребий
table-commitment = Обещание до первого жребия
table-secret = Секрет жребия
table-commitment-kept = Этот браузер проверил: секрет тот самый, что был обещан.
table-commitment-broken = Этот браузер проверил: секрет не тот, что был обещан.
table-verify-how = Обещание — это SHA-256 от слов «engawa secret » и секрета. По записи и командой «engawa verify» каждый может пересчитать все исходы.
