# Что говорит сервер столов.

# Места
refused-no-open-seat = Все места за этим столом заняты; по ссылке для зрителей можно смотреть игру.
refused-seat-taken = Место { $seat } занято; выберите свободное.
refused-no-such-seat = Места { $seat } нет; места пронумерованы от 1 до { $last }.
refused-not-your-seat = { $seat ->
    [0] Спрашивать об этом могут только игроки.
   *[other] Место { $seat } не ваше.
}
refused-not-at-table = Вы не сидите за этим столом; присоединиться можно по ссылке-приглашению.
refused-only-looking = Вы зритель: это могут делать только игроки.
refused-still-here = { $name } за столом; боту можно передать только место отсутствующего игрока.
refused-bot-already = На месте { $seat } уже играет бот.
refused-bot-plays = На месте { $seat } за вас играет бот; сначала верните себе место.
refused-no-such-bot = Бота «{ $bot }» нет; есть: { $bots }.
refused-wrong-seats = Указано мест: { $given }, а в этой игре их { $seats }.
refused-no-such-holder = Место нельзя отвести для «{ $given }»; можно: { $allowed }.
refused-lesson-alone = На уроке все места ваши, и стола нет в общем списке.
refused-table-full = За этим столом уже слишком много зрителей; попробуйте позже.

# Игра
refused-not-begun = Партия начнётся, когда все места будут заняты.
refused-over = Партия окончена.
refused-not-over = Это станет возможно, когда партия закончится.
refused-stale = Позиция изменилась; посмотрите ещё раз.
refused-not-your-decision = Сейчас решает не игрок { $seat }.
refused-no-coach = За этим столом нет тренера.
refused-coach-busy = Тренер ещё думает; дождитесь ответа.
refused-no-preview = В этой игре нет предпросмотра: последствия действия зависят от того, чего пока никто не знает.
refused-no-such-ply = В журнале нет позиции { $ply }; позиции пронумерованы от 0 до { $last }.
refused-nothing-to-undo = Вам пока нечего отменять.
refused-nothing-asked = Вашего ответа никто не ждёт.
refused-busy = За этим столом слишком много действий одновременно; попробуйте ещё раз.

# Запросы
refused-no-such-table = Такого стола нет.
refused-no-such-game = Такой игры нет; есть: { $games }.
refused-no-such-link = Эта ссылка не работает; возможно, её заменила более новая.
refused-no-push-service = Неизвестная служба уведомлений; можно: { $services }.
refused-wrong-origin = Страница другого сайта не может сюда подключиться.
refused-bad-request = Запрос составлен неверно.
refused-no-guest = У вас ещё нет cookie гостя: запрос POST /api/guests выдаёт его.
refused-forbidden = В запросе нет защиты от подделки: верните cookie engawa_csrf в заголовке x-engawa-csrf.
refused-not-found = По этому адресу ничего нет.
refused-no-such-method = Этот адрес не поддерживает такой метод.
refused-too-large = Это слишком велико.
refused-no-such-type = Сервер понимает только JSON.
refused-too-many = Слишком много запросов; подождите минуту.
refused-our-fault = У нас что-то сломалось; ничего не потеряно. Попробуйте ещё раз.

# Честная случайность
verified = { $draws ->
    [one] На основе секрета заново вычислен { $draws } случайный исход: он верен.
    [few] На основе секрета заново вычислены { $draws } случайных исхода: они верны.
   *[other] На основе секрета заново вычислено { $draws } случайных исходов: они верны.
}

# Уведомления
push-your-turn = { $game }: ваш ход.
