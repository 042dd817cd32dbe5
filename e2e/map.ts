import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = readFileSync(join(import.meta.dirname, '../web/src/routes.tsx'), 'utf8')

/** The rows of the site's map, as its source has them. A path with `:` needs an id. */
export const map = [...source.matchAll(/\b(anyone|visitor|member)\(\s*'([^'*]+)',\s*'([^']+)',?([^)]*)\)/g)].map(
  ([, who = '', path = '', file = '', roles = '']) => ({
    who,
    path,
    file,
    roles: roles.match(/CLIENT|READER|ADMIN/g) ?? [],
  }),
)
type Row = (typeof map)[number]

const plain = map.filter(({ path }) => !path.includes(':'))
/** What anybody may see, and each role's own; those that need an id are visited by the stories of their feature. */
export const open: readonly Row[] = plain.filter(({ who }) => who !== 'member')
export const inside = (role: string): readonly Row[] =>
  plain.filter(({ who, roles }) => who === 'member' && (!roles.length || roles.some((one) => one === role)))
