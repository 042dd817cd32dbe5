import * as z from 'zod/mini'
import {
  nameCharactersMax,
  pageRowsMax,
  reasonCharactersMax,
  searchCharactersMax,
  titleCharactersMax,
  usernamePattern,
} from './lengths.ts'

/** Opaque id, prefixed by its kind: `id('usr')` accepts `usr_…`. Without a kind any id is accepted. */
export const id = (kind?: string) =>
  z.string().check(z.regex(kind ? new RegExp(`^${kind}_[A-Za-z0-9_-]{3,40}$`) : /^[a-z]{2,4}_[A-Za-z0-9_-]{3,40}$/))
export const Id = id()
/** Whole cents of US money. */
export const Cents = z.int()
/** Whole seconds. */
export const Seconds = z.int()
/** RFC 3339 in UTC, as answered; accepted with any offset. */
export const Instant = z.string().check(z.iso.datetime({ offset: true }), z.regex(/^(?:19|2\d)\d\d-/))
export const Username = z.string().check(z.trim(), z.regex(new RegExp(usernamePattern)))
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())
export const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(nameCharactersMax))
export const Title = z.string().check(z.trim(), z.minLength(1), z.maxLength(titleCharactersMax))
/** What is typed to find somebody. */
export const Typed = z.string().check(z.trim(), z.maxLength(searchCharactersMax))
const broken = <T extends z.ZodMiniType<string, string>>(inner: T) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((value: string) => value.replace(/\r\n?/g, '\n')),
      inner,
    ),
  )
/** Text of up to `most` characters, which may be none; kept as typed, line breaks as \n, as forms send them otherwise. */
export const typed = (most: number) => broken(z.string().check(z.maxLength(most)))
/** Text of 1 to `most` characters, not only white space; kept as typed, line breaks as \n. */
export const text = (most: number) => broken(z.string().check(z.maxLength(most), z.regex(/\S/)))
export const Reason = text(reasonCharactersMax)
/** A number in a query string. */
export const numeric = <T extends z.ZodMiniType<number, number>>(inner: T) =>
  z.pipe(z.string().check(z.regex(/^-?\d{1,15}$/)), z.pipe(z.transform(Number), inner))
/** `true` or `false` in a query string. */
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
)
export const limit = z.optional(numeric(z.int().check(z.minimum(1), z.maximum(pageRowsMax))))
/** The opaque signed cursor of a list. */
export const after = z.optional(z.string().check(z.maxLength(400)))
/** Query of a list: opaque signed cursor and page size (24 when absent). */
export const Page = z.strictObject({ after, limit })
export const ById = z.strictObject({ id: Id })
export const Nothing = z.object({})

const lists = new WeakSet<object>()
/**
 * Answer of a list call: `{ data: Item[], next: cursor | null }`, the one answer that is not wrapped in `data` again.
 * `more` stands beside them: what is true of the whole list.
 */
export const list = <T extends z.core.$ZodType, M extends z.core.$ZodLooseShape = object>(item: T, more?: M) => {
  const schema = z.object({ data: z.array(item), next: z.nullable(z.string()), ...(more as M) })
  lists.add(schema)
  return schema
}
export const isList = (schema: object) => lists.has(schema)
