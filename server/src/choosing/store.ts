import { boolean, day, integer, list, moment, rows, text, type RowOf } from '../kernel/columns.ts'
import type { Db } from '../kernel/database.ts'
import { joined } from '../kernel/joined.ts'
import { family, reads } from '../kernel/statement.ts'

/** So many of the directory's order are looked at for each topic and in all, and as many of those who speak the visitor's language. */
const lookedAt = 24
/** Of a reader's newest reviews; those with words among them are read. */
const reviewsRead = 20

const candidate = {
  id: text,
  is_free: boolean,
  score: integer,
  headline: text,
  about: text,
  expertises: list(text),
  languages: list(text),
  time_zone: text,
  schedule: rows({ weekday: integer, from: text, to: text }),
  exceptions: rows({ day, hours: rows({ from: text, to: text }) }),
  reviews: rows({ text, stars: integer, at: moment }),
}
export type CandidateRow = RowOf<typeof candidate>

const found = family({ free: ['yes', 'no'], spoken: ['own', 'any'] }, ({ free, spoken }) =>
  reads(`choosing_candidates_${free}_${spoken}`, {
    takes: { tags: list(text), from: day, most: integer, reviews: integer, ...(spoken === 'own' && { tongue: text }) },
    gives: candidate,
    text: ($) => `select r.id, 'now' = any (r.tags) as is_free, p.score, r.headline, r.about, r.expertises, r.languages,
        r.time_zone, r.schedule,
        (select coalesce(json_agg(json_build_object('day', e.day, 'hours', e.hours)), '[]')
          from appointment_exception e where e.reader_id = r.id and e.day >= ${$.from}) as exceptions,
        (select coalesce(json_agg(json_build_object('text', v.text, 'stars', v.stars, 'at', v.at)), '[]') from (
          select t.text, t.stars, t.at from testimonial t where t.reader_id = r.id and t.removed_at is null
          order by t.at desc, t.id desc limit ${$.reviews}) v where v.text is not null) as reviews
      from (select distinct f.reader_id, f.score from unnest(${$.tags}::text[]) asked (tag)
          cross join lateral (select t.reader_id, t.score from reader_tag t join reader c on c.id = t.reader_id
            where t.tag = asked.tag ${free === 'yes' ? `and c.tags @> array['now']` : ''}
              ${spoken === 'own' ? `and c.tags @> array[${$.tongue}]` : ''}
            order by t.score desc, t.reader_id desc limit ${$.most}) f
        order by f.score desc, f.reader_id desc limit ${$.most}) p
        ${joined('reader', 'r', 'p.reader_id')}`,
  }),
)

/**
 * Readers who say that they read about one of these: the first of the directory's order, and the first of it who speak
 * the language; `isFree`: of those who are free now.
 */
export const listCandidates = async (
  db: Db,
  {
    expertises,
    language,
    isFree,
    from,
  }: { expertises: readonly string[]; language: string; isFree: boolean; from: string },
) => {
  const free = isFree ? 'yes' : 'no'
  const asked = {
    tags: expertises.map((expertise) => `e:${expertise}`),
    from,
    most: lookedAt,
    reviews: reviewsRead,
  }
  const own = await db.run(found({ free, spoken: 'own' }), { ...asked, tongue: `l:${language}` })
  const any = await db.run(found({ free, spoken: 'any' }), asked)
  return [...new Map([...own, ...any].map((one) => [one.id, one])).values()]
}
