# What `engawa doctor` says. A line is a label, a colon and a sentence.

about = Tell what is there, what is missing, and how to get it.
label-settings = Settings
label-python = Python
label-cores = Cores
label-compiled = Compiled rules
label-pages = Pages for the browser
label-data = Tables
label-port = Address
label-extra-postgres = Many nodes (postgres)
label-extra-envs = Learning environments (envs)
label-extra-lab = Tables of games (lab)
label-extra-ray = Many machines (ray)

python = { $version }, with Engawa { $engawa }.
python-old = { $version } is too old: Engawa needs 3.11 or newer.
cores = { $cores ->
    [one] { $cores }. Bots, the arena and the lab use it.
   *[other] { $cores }. Bots, the arena and the lab use them all.
}
compiled = ready for all games.
compiled-missing = not yet for { $games }. The first bot there waits for about a minute; “engawa prepare” does it all now, in some minutes.
pages = built.
pages-missing = not built. In a checkout, “python3 dev.py play” builds them; an installed package has them inside.
data = kept in { $file }.
not-writable = { $folder } cannot be written to: { $reason }. ENGAWA_DATABASE and ENGAWA_CACHE name other places.
postgres = in PostgreSQL { $version }, which answers.
postgres-missing = PostgreSQL needs asyncpg: pip install 'engawa[postgres]'
postgres-silent = PostgreSQL does not answer: { $reason }. ENGAWA_DATABASE says where it is.
port = { $host }, port { $port }, is free.
port-ours = { $host }, port { $port }: Engawa is serving there already.
port-taken = { $host }, port { $port }, cannot be used: { $reason }. “engawa serve --port 0” takes any that is free.
extra = installed.
extra-missing = not installed. If you want it: pip install 'engawa[{ $extra }]'
