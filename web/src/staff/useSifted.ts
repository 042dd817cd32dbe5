import { languages } from '@evenlight/contract/languages'
import { memberHas, memberHasNames, memberSorts } from '@evenlight/contract/sifting'
import { useSearchParams } from 'react-router'
import { useIsAt } from '../session/role.ts'

const all = {
  type: ['CLIENT', 'READER', 'ADMIN'],
  state: ['active', 'pending', 'waiting', 'refused', 'blocked'],
  has: memberHasNames,
  language: languages,
  sort: memberSorts,
} as const
type Choices = { [K in keyof typeof all]?: (typeof all)[K][number] }
export interface Sifted extends Choices {
  q?: string
  country?: string
  from?: string
  to?: string
}

/** What members are sifted by: all of it stands in the address. `choices`: what can be chosen by whoever looks. */
export function useSifted() {
  const [search, setSearch] = useSearchParams()
  const seesMoney = useIsAt('money')
  const choices = { ...all, has: all.has.filter((name) => seesMoney || !memberHas[name].money) }
  const sifted: Record<string, string> = {}
  for (const [name, known] of Object.entries(choices)) {
    const value = search.get(name)
    if (value && (known as readonly string[]).includes(value)) sifted[name] = value
  }
  for (const name of ['q', 'country', 'from', 'to']) {
    const value = search.get(name)
    if (value) sifted[name] = value
  }
  return {
    choices,
    seesMoney,
    sifted: sifted as Sifted,
    choose: (part: Record<string, string>) =>
      setSearch((now) => Object.entries({ ...Object.fromEntries(now), ...part }).filter(([, value]) => value !== ''), {
        replace: true,
        preventScrollReset: true,
      }),
    clear: () => setSearch({}, { replace: true, preventScrollReset: true }),
  }
}
