# Co mówi `engawa doctor`. Wiersz to etykieta, dwukropek i zdanie.

about = Sprawdza, co jest, czego brakuje i skąd to wziąć.
label-settings = Ustawienia
label-python = Python
label-cores = Rdzenie
label-compiled = Skompilowane zasady
label-pages = Strony dla przeglądarki
label-data = Stoły
label-port = Adres
label-extra-postgres = Wiele węzłów (postgres)
label-extra-envs = Środowiska do uczenia (envs)
label-extra-lab = Tabele rozgrywek (lab)
label-extra-ray = Wiele komputerów (ray)

python = { $version }, z Engawą { $engawa }.
python-old = { $version } to za mało: Engawa potrzebuje Pythona 3.11 lub nowszego.
cores = { $cores ->
    [one] { $cores }. Korzystają z niego boty, arena i laboratorium.
    [few] { $cores }. Boty, arena i laboratorium korzystają ze wszystkich.
   *[many] { $cores }. Boty, arena i laboratorium korzystają ze wszystkich.
}
compiled = gotowe dla wszystkich gier.
compiled-missing = brakuje: { $games }. Na pierwszego bota czeka się tam około minuty; „engawa prepare” zrobi wszystko od razu, w kilka minut.
pages = zbudowane.
pages-missing = niezbudowane. W repozytorium zbuduje je „python3 dev.py play”; zainstalowany pakiet ma je w środku.
data = zapisywane w { $file }.
not-writable = Nie można zapisywać w { $folder }: { $reason }. Inne miejsce można podać w zmiennych ENGAWA_DATABASE i ENGAWA_CACHE.
postgres = w PostgreSQL { $version } (połączenie działa).
postgres-missing = PostgreSQL wymaga asyncpg: pip install 'engawa[postgres]'
postgres-silent = PostgreSQL nie odpowiada: { $reason }. ENGAWA_DATABASE mówi, gdzie jest.
port = { $host }, port { $port }: wolny.
port-ours = { $host }, port { $port }: Engawa już tam działa.
port-taken = { $host }, port { $port }: nie da się użyć, { $reason }. „engawa serve --port 0” weźmie dowolny wolny.
extra = zainstalowane.
extra-missing = niezainstalowane. Jeśli się przyda: pip install 'engawa[{ $extra }]'
