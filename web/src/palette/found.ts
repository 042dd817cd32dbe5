import { accounts } from '@evenlight/contract/accounts'
import { paths } from '@evenlight/contract/paths'
import { thingKinds, timeline, type ThingKind } from '@evenlight/contract/timeline'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { useIsAt } from '../session/role.ts'
import { useSettled } from '../ui/useSettled.ts'
import { useSay } from '../words/say.tsx'
import { ranked, rankOf } from './rank.ts'

const members = api(accounts)
const lines = api(timeline)
const PAUSE_MS = 150

export interface Page {
  to: string
  name: string
}
/** One that is found; `also` stands beside it. */
export interface Found {
  id: string
  name: string
  also?: string | undefined
  to: string
}
export interface Group {
  name: 'recent' | 'things' | 'people' | 'pages'
  items: readonly Found[]
}

const anId = /^[a-z]{2,4}_[\w-]{3,40}$/
/** Things that have a page of their own at the desk, by the kind in their number, and whose work it is. */
const pagesOfThings: Record<
  string,
  { to: (id: string) => string; desk: 'moderation' | 'money' | 'content' | 'house' }
> = {
  cht: { to: paths.pastReading, desk: 'house' },
  tkt: { to: paths.ticket, desk: 'house' },
  ban: { to: paths.ban, desk: 'moderation' },
  stm: { to: paths.statement, desk: 'money' },
  pyo: { to: paths.payout, desk: 'money' },
  pce: { to: paths.piece, desk: 'content' },
}
const isThing = (kind: string): kind is ThingKind => kind in thingKinds

/** What is found by what is typed; nothing of it is kept beyond the open field. */
export function useFound(typed: string, pages: readonly Page[]) {
  const say = useSay()
  const [moderates, seesMoney, publishes] = [useIsAt('moderation'), useIsAt('money'), useIsAt('content')]
  const at = { moderation: moderates, money: seesMoney, content: publishes, house: moderates || seesMoney }
  const word = typed.trim()
  const sought = useSettled(word, PAUSE_MS)
  const kind = anId.test(word) ? word.slice(0, word.indexOf('_')) : ''
  const settled = sought === word

  // Another word is another question, so an answer that comes late is not shown. None of it stays in memory.
  const asked = { enabled: at.house && settled && word !== '', gcTime: 0, retry: false }
  const people = useQuery({
    queryKey: ['palette', 'people', sought],
    queryFn: () => members.closestMembers({ query: { q: sought } }),
    ...asked,
    enabled: asked.enabled && !isThing(kind),
  })
  const thing = useQuery({
    queryKey: ['palette', 'thing', sought],
    queryFn: () => lines.whose({ params: { id: sought } }),
    ...asked,
    enabled: asked.enabled && isThing(kind) && (seesMoney || !thingKinds[kind].money),
  })

  const own = pagesOfThings[kind]
  const things: Found[] =
    own && at[own.desk] ? [{ id: word, name: word, also: say(`palette.kind.${kind as 'cht'}`), to: own.to(word) }] : []
  if (settled && thing.data && isThing(kind)) {
    const { reading_id, people: whose } = thing.data
    const also = say(`palette.kind.${kind}`)
    things.push(...whose.map(({ id, username }) => ({ id, name: username, also, to: paths.person(id) })))
    if (reading_id)
      things.push({
        id: reading_id,
        name: reading_id,
        also: say('palette.kind.cht'),
        to: paths.pastReading(reading_id),
      })
  }
  const found = settled ? (people.data ?? []) : []
  const called = (one: (typeof found)[number]) =>
    one.display_name ?? [one.first_name, one.last_name].filter(Boolean).join(' ')
  const groups: Group[] = [
    { name: 'things', items: things },
    {
      name: 'people',
      items: found.map((one) => ({
        id: one.id,
        name: one.username,
        also: [called(one), one.email].filter(Boolean).join(' · '),
        to: paths.person(one.id),
      })),
    },
    {
      name: 'pages',
      items: ranked(pages, word, ({ name }) => [name]).map(({ to, name }) => ({ id: to, name, to })),
    },
  ]
  const closest = ({ name, items: [first] }: Group) =>
    name === 'things' || !first ? -1 : (rankOf([first.name, ...(first.also?.split(' · ') ?? [])], word) ?? 2)
  // That a number is nobody's is no fault of the search.
  const missing = thing.error && 'status' in thing.error && thing.error.status === 404
  return {
    groups: groups.filter(({ items }) => items.length > 0).toSorted((a, b) => closest(a) - closest(b)),
    busy: at.house && word !== '' && (!settled || people.isFetching || thing.isFetching),
    failed: settled && (people.error ?? (missing ? null : thing.error)),
    again: () => void (people.error ? people.refetch() : thing.refetch()),
  }
}
