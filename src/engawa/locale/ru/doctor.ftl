# Что говорит `engawa doctor`. Строка — это название, двоеточие и предложение.

about = Проверить, что есть, чего не хватает и как это получить.
label-settings = Настройки
label-python = Python
label-cores = Ядра
label-compiled = Скомпилированные правила
label-pages = Страницы для браузера
label-data = Столы
label-port = Адрес
label-extra-postgres = Много узлов (postgres)
label-extra-envs = Среды для обучения (envs)
label-extra-lab = Таблицы партий (lab)
label-extra-ray = Много компьютеров (ray)

python = { $version }, с Engawa { $engawa }.
python-old = { $version } слишком старый: Engawa нужен 3.11 или новее.
cores = { $cores ->
    [1] { $cores }. Боты, арена и лаборатория используют его.
   *[other] { $cores }. Боты, арена и лаборатория используют их все.
}
compiled = готовы для всех игр.
compiled-missing = пока не готовы: { $games }. Первого бота там придётся ждать около минуты; «engawa prepare» подготовит всё сразу, за несколько минут.
pages = собраны.
pages-missing = не собраны. В репозитории их соберёт «python3 dev.py play»; в установленном пакете они уже есть.
data = хранятся в { $file }.
not-writable = В { $folder } нельзя писать: { $reason }. Другое место можно указать в переменных ENGAWA_DATABASE и ENGAWA_CACHE.
postgres = в PostgreSQL { $version }, он отвечает.
postgres-missing = Для PostgreSQL нужен asyncpg: pip install 'engawa[postgres]'
postgres-silent = PostgreSQL не отвечает: { $reason }. Его адрес указан в переменной ENGAWA_DATABASE.
port = { $host }, порт { $port }: свободен.
port-ours = { $host }, порт { $port }: Engawa там уже работает.
port-taken = { $host }, порт { $port }: занять нельзя ({ $reason }). «engawa serve --port 0» возьмёт любой свободный.
extra = установлено.
extra-missing = не установлено. Если понадобится: pip install 'engawa[{ $extra }]'
