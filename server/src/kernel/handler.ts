import type { Readable } from 'node:stream'
import type { input, output, $ZodType } from 'zod/v4/core'
import type { Access, AdminRole, Area, Role } from '@evenlight/contract/route'
import type { Db, Tx } from './database.ts'
import type { Freshness } from './response-cache.ts'

/** The signed-in person of a request; known from the token and nothing else. */
export interface Actor<R extends Role = Role> {
  id: string
  role: R
  /** Of somebody of the house. */
  adminRole?: AdminRole | undefined
  username: string
  signInId: string
  /** Showed their second factor lately; whoever has none need not. */
  proved: boolean
}
/** A file that a multipart request brought, whole in memory (its size is bounded by the contract). */
export interface Upload {
  bytes: Buffer
  filename: string
}
export interface Asked {
  id: string
  ip: string
  /** The Idempotency-Key, where the call takes one and the caller sent it. */
  key: string | undefined
  header(name: string): string | undefined
  cookie(name: string): string | undefined
}
export interface Replies {
  status(code: number): void
  header(name: string, value: string): void
  cookie(name: string, value: string, maxAgeSeconds: number): void
}
/** Whether the answer is wanted as a file of this type. */
export const wants = (request: Pick<Asked, 'header'>, type: 'text/csv' | 'application/pdf' | 'text/calendar') =>
  (request.header('accept') ?? '').split(',').some((one) => one.split(';')[0]?.trim() === type)

/** An answer that is sent as it is, past the schema: a picture, or a CSV that is made while it is sent. */
export class Raw {
  readonly type: string
  readonly payload: Buffer | string | Readable
  constructor(type: string, payload: Buffer | string | Readable) {
    this.type = type
    this.payload = payload
  }
}

type Out<S, K extends string> = S extends { [k in K]: infer X extends $ZodType } ? { [k in K]: output<X> } : unknown
type RoleNamed<N> = N extends `${infer R extends Role}:${string}` ? R : Extract<N, Role>
export type RolesOf<A> = A extends readonly (infer N)[] ? RoleNamed<N> : Role
type ActorOf<S> = S extends { access: infer A extends Access }
  ? A extends 'public'
    ? { actor?: undefined }
    : { actor: Actor<RolesOf<A>> }
  : never
type Base<S> = Out<S, 'params'> &
  Out<S, 'query'> &
  Out<S, 'body'> &
  ActorOf<S> &
  (S extends { upload: object } ? { upload: Upload } : unknown) & { now: number; request: Asked; reply: Replies }
type Hold<S> = S extends { method: 'GET' } | { tx: 'none' | 'batched' } ? { db: Db } : { tx: Tx }
type Result<S> = S extends { returns: infer X extends $ZodType } ? Promise<input<X> | Raw> : never

/** What a handler is given: parsed input, who asks, the time, and a transaction (or, for a GET, a handle to read with). */
export type Context<S> = Base<S> & Hold<S>
type Act<S> = (context: Context<S>) => Result<S>
/** Slow work without the database happens in `prepare`, before the transaction opens. */
type Prepared<S> = {
  prepare: (context: Base<S> & { db: Db }) => Promise<unknown>
  act: (context: Context<S> & { prepared: never }) => Result<S>
}
/** A public read that everybody is answered alike, so that one answer goes out to many. */
type Kept<S> = { freshness: S extends { method: 'GET'; access: 'public' } ? Freshness : never; act: Act<S> }
export type Handlers<A extends Area> = { [K in keyof A]: Act<A[K]> | Prepared<A[K]> | Kept<A[K]> }

/** Ties the two halves of a prepared handler together, so that `prepared` has the type that `prepare` answers. */
export const prepared = <P, B, C, R>(
  prepare: (context: B) => Promise<P>,
  act: (context: C & { prepared: P }) => R,
) => ({ prepare, act })

/** A public read whose answer is sent again as long as `freshness` says. */
export const kept = <C, R>(freshness: Freshness, act: (context: C) => R) => ({ freshness, act })

type AnyAct = (context: never) => Promise<unknown>
/** Handlers of any area, as the kernel sees them. */
export type AnyHandler = AnyAct | { prepare?: AnyAct; freshness?: Freshness; act: AnyAct }
export type AnyHandlers = Record<string, AnyHandler>

type AsAsked = ((context: object) => Promise<unknown>) | undefined
export const actOf = (handler: AnyHandler) =>
  (typeof handler === 'function' ? handler : handler.act) as NonNullable<AsAsked>
export const prepareOf = (handler: AnyHandler) =>
  (typeof handler === 'function' ? undefined : handler.prepare) as AsAsked
export const freshnessOf = (handler: AnyHandler) => (typeof handler === 'function' ? undefined : handler.freshness)
