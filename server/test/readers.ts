import type { Database } from '../src/kernel/database.ts'

/** So many readers with profiles, ratings and filters of every kind: `reader-1`, `reader-2`, … */
export const seedReaders = async ({ pool }: Pick<Database, 'pool'>, count: number) => {
  await pool.query(
    `insert into account_person (id, role, username, email, password_hash, first_name, state, approval, made_at)
     select 'usr_' || substr(md5(i::text), 1, 22), 'READER', 'reader-' || i, 'reader-' || i || '@readers.test', '', 'Reader ' || i,
       'active', 'approved', timestamptz '2026-01-01' + (i * 7919 % 40000) * interval '1 minute'
     from generate_series(1, $1::int) i`,
    [count],
  )
  await pool.query(
    `update reader r set
       display_name = (array['Mirabel', 'Jonas', 'Teodora', 'Ansel', 'Wren', 'Ilse', 'Cato', 'Noor'])[1 + n % 8] || ' ' || n,
       headline = 'Gentle and clear readings on love, work and family',
       about = repeat('Twenty years at the same table, with the same deck. ', 12),
       expertises = array[(array['tarot', 'astrology', 'dreams', 'numerology', 'love'])[1 + n % 5], 'topic' || n % 40],
       languages = case n % 3 when 0 then '{en,es}'::text[] when 1 then '{en}' else '{es}' end,
       channels = case n % 2 when 0 then '{chat,voice}'::text[] else '{chat}' end,
       spread = array[n % 2, n % 3, n % 5, n % 7, n % 40],
       readings_count = n * 31 % 900,
       availability = 'available'
     from (select id, substr(username, 8)::int n from reader where username ~ '^reader-\\d+$') s where s.id = r.id`,
  )
}
