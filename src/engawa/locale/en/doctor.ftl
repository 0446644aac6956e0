# What `engawa doctor` says. A line is a label, a colon and a sentence.

about = Report what is installed, what is missing, and how to get it.
label-settings = Settings
label-python = Python
label-cores = CPU cores
label-compiled = Compiled rules
label-pages = Browser pages
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
compiled-missing = not yet for { $games }. The first bot there takes about a minute to start; “engawa prepare” compiles everything now, in a few minutes.
pages = built.
pages-missing = not built. In a checkout, “python3 dev.py play” builds them; an installed package has them inside.
data = kept in { $file }.
not-writable = { $folder } is not writable: { $reason }. Set ENGAWA_DATABASE and ENGAWA_CACHE to use other places.
postgres = in PostgreSQL { $version }, which is responding.
postgres-missing = PostgreSQL needs asyncpg: pip install 'engawa[postgres]'
postgres-silent = PostgreSQL is not responding: { $reason }. ENGAWA_DATABASE says where it is.
port = { $host }, port { $port }, is free.
port-ours = { $host }, port { $port }: Engawa is already running there.
port-taken = { $host }, port { $port }, cannot be used: { $reason }. “engawa serve --port 0” picks a free one.
extra = installed.
extra-missing = not installed. If you want it: pip install 'engawa[{ $extra }]'
