import type pg from 'pg'

/**
 * Lets the database note by a clock that is moved when something was done, where a table notes it by itself: the house's own
 * record. Answers what tells it the time, in milliseconds; for a process that lives days and serves nobody.
 */
export const tellTime = async (pool: pg.Pool, now: number) => {
  await pool.query(`create function told_time() returns timestamptz language sql as
    $$ select current_setting('told.time')::timestamptz $$`)
  await pool.query('alter table audit alter column at set default told_time()')
  const tell = (at: number) => pool.query("select set_config('told.time', $1, false)", [new Date(at).toISOString()])
  await tell(now)
  return tell
}
