import type { $ZodType } from 'zod/v4/core'

export const roles = ['CLIENT', 'READER', 'ADMIN'] as const
export type Role = (typeof roles)[number]
/** What somebody of the house is there for; `any`: for everything, and for giving the others theirs. */
export const adminRoles = ['moderation', 'money', 'content', 'any'] as const
export type AdminRole = (typeof adminRoles)[number]
/** A desk of the house: whoever has its role sits there, and whoever has `any`. */
export type Desk = Exclude<AdminRole, 'any'>
/** A role as a call names it. One of the house always says which: `ADMIN:any` is for those who may everything alone. */
export type Named = Exclude<Role, 'ADMIN'> | `ADMIN:${AdminRole}`
/** Who may call: anybody, any signed-in member, or the roles named. */
export type Access = 'public' | 'member' | readonly Named[]
/** The whole house. */
export const everyDesk = ['ADMIN:moderation', 'ADMIN:money', 'ADMIN:content'] as const

/** Within so many seconds a second factor that was shown counts for what moves money or shuts somebody out. */
export const proofSeconds = 300
/** Whether a call with this body asks an admin for their second factor. */
export const asksProof = ({ proof }: Pick<Spec, 'proof'>, body: unknown) => {
  if (proof === undefined || proof === true) return proof === true
  const given = body as Record<string, unknown>
  return Object.entries(proof).some(([name, values]) => values.some((value) => value === given[name]))
}

interface Somebody {
  role: Role
  /** Of an admin alone; one without it may nothing. */
  adminRole?: AdminRole | undefined
}
/** Whether somebody who is signed in is let in. */
export const letsIn = (access: Access, { role, adminRole }: Somebody) => {
  if (typeof access === 'string') return true
  if (role !== 'ADMIN') return access.includes(role)
  if (adminRole === 'any') return access.some((named) => named.startsWith('ADMIN:'))
  return adminRole !== undefined && access.includes(`ADMIN:${adminRole}`)
}
/** Whether somebody sits at one of these desks. */
export const isAt = (person: Somebody, ...desks: [Desk, ...Desk[]]) =>
  letsIn(
    desks.map((desk) => `ADMIN:${desk}` as const),
    person,
  )

/** The desks at which somebody sits. */
export const desksOf = (person: Somebody) =>
  adminRoles.filter((desk): desk is Desk => desk !== 'any' && isAt(person, desk))

export interface Spec {
  access: Access
  params?: $ZodType
  query?: $ZodType
  body?: $ZodType
  /** What stands in `data`; `list(Item)` answers `{ data, next }`. */
  returns: $ZodType
  /** Answers 201. */
  created?: true
  /** One file in this multipart field; other multipart fields make the body. */
  upload?: { field: string; bytesMax: number }
  /** The body is multipart without a file. */
  multipart?: true
  /** Answered before the site is open, too: of what anybody may change, the ways in for the house and its first readers. */
  early?: true
  /** A row of the server's table of rate limits, beside the per-address one. */
  limit?: string
  /** Accepts `Idempotency-Key`. */
  idempotent?: true
  /** `none`: the handler drives its own transactions (a provider is called in between); `batched`: group commit. */
  tx?: 'none' | 'batched'
  /** Other paths of the very same call. */
  also?: readonly string[]
  /**
   * An admin who has a second factor shows it again when the last time is longer ago than `proofSeconds`: always, or where a
   * field of the body has one of these values.
   */
  proof?: true | Readonly<Record<string, readonly string[]>>
  /** A body with anything like a card number in it is refused before its fields are looked at. */
  cardless?: true
}
export type Route = Spec & { method: 'GET' | 'POST'; path: string }
export type Area = Record<string, Route>

/** Declares a read. A path without a leading slash lies under `/api/v2/`; `{name}` is a parameter. */
export const get = <const S extends Spec>(path: string, spec: S) =>
  ({ method: 'GET', path: absolute(path), ...spec }) as { method: 'GET'; path: string } & S
/** Declares a change. Paths as with `get`. */
export const post = <const S extends Spec>(path: string, spec: S) =>
  ({ method: 'POST', path: absolute(path), ...spec }) as { method: 'POST'; path: string } & S

/** `message-center/inbox` → `/api/v2/message-center/inbox`; an absolute path stays. */
export const absolute = (path: string) => (path.startsWith('/') ? path : `/api/v2/${path}`)

/** What the browser says on the socket: `body` in, `{ data: returns }` or `{ problem }` in the acknowledgement. */
export interface SaidEvent {
  access: Exclude<Access, 'public'>
  body: $ZodType
  returns: $ZodType
}
export const say = <const S extends SaidEvent>(spec: S) => spec
/** What browsers say of one feature, by event name. */
export type Said = Record<string, SaidEvent>
/** What the server tells of one feature, by event name. */
export type Told = Record<string, $ZodType>
/** All that can be said of one feature over the wire. */
export interface Feature {
  calls: Area
  said?: Said
  told?: Told
}
