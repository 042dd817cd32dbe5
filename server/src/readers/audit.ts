import { passesOf, type Audit } from '../kernel/findings.ts'

const passes = passesOf('readers_audit', {
  'the picture of a reader is their own, claimed and of the side that is told': `
    select r.id subject, coalesce(u.person_id, 'nobody') found from reader r left join upload u on u.name = r.picture
    where r.picture is not null and (u.person_id is distinct from r.id or u.claimed_at is null
      or r.picture_side is distinct from u.width or u.width <> u.height)`,
})

/** Every promise about readers that the rows themselves contradict; none in a sound database. By night alone. */
export const audit: Audit = { passes }
