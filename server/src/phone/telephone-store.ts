import { boolean, text, type RowOf } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { reads } from '../kernel/statement.ts'

const telephone = { id: text, who: text, is_in: boolean }
export type Telephone = RowOf<typeof telephone>
const ringing = reads('phone_telephones', {
  gives: telephone,
  text: `select l.id, p.username who, exists (select 1 from phone_event e
      where e.reading_id = l.reading_id and e.side = l.side and e.what = 'joined') is_in
    from phone_leg l join reading r on r.id = l.reading_id
      join account_person p on p.id = case when l.side = 'client' then r.client_id else r.reader_id end
    where l.over_at is null and l.asked_at is not null order by l.reading_id, l.side`,
})
/** The telephones that ring, or are on the line. */
export const listTelephones = (db: Db) => db.run(ringing)
