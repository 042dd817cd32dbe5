import { type MemberHas, memberSorts } from '@evenlight/contract/sifting'

type Query = Record<string, string>
export interface Look {
  name: string
  query: Query
}
const looksOf = (filters: Record<string, string[]>): Look[] =>
  Object.entries(filters).flatMap(([name, values]) =>
    values.map((value) => ({ name: `${name} ${value}`, query: { [name]: value } })),
  )

/** What many and few of them are, and nobody; `q` is what all, one in ten, one in a hundred and some have, a number and a card. */
const filters = {
  type: ['CLIENT', 'READER', 'ADMIN'],
  state: ['active', 'pending', 'blocked', 'waiting', 'refused'],
  country: ['ES', 'IS'],
  language: ['ar'],
  has: ['claim', 'ban', 'payment', 'dispute', 'question', 'care', 'whitelist'] satisfies MemberHas[],
  from: ['2023-06-01'],
  to: ['2020-01-07'],
  q: ['member', 'm1', 'm12', 'a1b', 'member1a', 'zofie', 'usr_m007777', '4242', 'nobody is called so'],
}
export const eachFilter = looksOf(filters)
/** Two at once, of what many have and few: a walk for the few among the many is the long one. */
export const eachPair = [
  ...looksOf({ type: ['CLIENT', 'ADMIN'], state: ['active', 'blocked'], country: ['ES', 'IS'], language: ['ar'] }),
  ...looksOf({ has: ['question', 'whitelist'], from: ['2023-06-01'], q: ['member', 'm1', 'm12', 'a1b', 'zofie'] }),
].flatMap((one, at, all) =>
  all
    .slice(at + 1)
    .filter((other) => Object.keys(one.query)[0] !== Object.keys(other.query)[0])
    .map((other) => ({ name: `${one.name}, ${other.name}`, query: { ...one.query, ...other.query } })),
)

const said: Record<string, string> = { name_back: 'name from its end' }
/** A list in every order, at its beginning, in its midst and at its end. */
export const inOrders = ({ name, query }: Look, count: number, pageRows: number): Look[] => {
  const end = Math.max(count - pageRows, 0)
  const places = { begin: 0, midst: Math.floor(end / 2), end }
  return memberSorts.flatMap((sort) =>
    Object.entries(places)
      .filter(([place, skip]) => place === 'begin' || skip > 0)
      .map(([place, skip]) => ({
        name: `${name}, by ${said[sort] ?? sort}, ${place}`,
        query: { ...query, sort, ...(skip > 0 && { skip: String(skip) }) },
      })),
  )
}
