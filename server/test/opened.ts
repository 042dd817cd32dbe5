import pg from 'pg'

/** Opens the site of this database to visitors, as somebody of the house does; a server hears of it when it starts. */
export const openToVisitors = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('insert into opening (opened_at) values (now())')
  await client.end()
}
