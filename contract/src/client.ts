import type { input, output, $ZodType } from 'zod/v4/core'
import type { Problem } from './errors.ts'
import type { Area, Route } from './route.ts'

type In<S, K extends string> = S extends { [k in K]: infer X extends $ZodType } ? { [k in K]: input<X> } : unknown
interface More {
  key?: string
  signal?: AbortSignal
  /** Goes out even when the page is being left; for small bodies. */
  keepalive?: boolean
}
/** What a call takes: its parameters, query and body, a file where it uploads, and an idempotency key where it may. */
export type Args<S> = In<S, 'params'> & In<S, 'query'> & In<S, 'body'> & FileIn<S> & More
type FileIn<S> = S extends { upload: object } ? { file: Blob } : unknown
type Answer<S> = S extends { returns: infer X extends $ZodType } ? output<X> : never
export type Client<A extends Area> = {
  [K in keyof A]: object extends Args<A[K]>
    ? (args?: Args<A[K]>) => Promise<Answer<A[K]>>
    : (args: Args<A[K]>) => Promise<Answer<A[K]>>
}

/** A request as the transport has to send it; `path` is complete with its query. */
export interface Call {
  route: Route
  path: string
  body?: unknown
  file?: Blob
  key?: string
  signal?: AbortSignal
  keepalive?: boolean
}

/** Of a failure that no server told, at least its code is known. */
type Found = Partial<Problem> & Pick<Problem, 'code'>
/** A failure as the server told it, or as the transport found it (`problem` absent: no readable answer). */
export class Failed extends Error {
  readonly status: number
  readonly problem: Found | undefined
  constructor(status: number, problem?: Found) {
    super(problem?.code ?? `status ${status}`)
    this.name = 'Failed'
    this.status = status
    this.problem = problem
  }
}

const filled = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const asked = (query: Record<string, unknown> = {}) => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return pairs.length ? `?${new URLSearchParams(pairs.map(([k, v]) => [k, String(v)] as [string, string]))}` : ''
}

/** The address and body of a call, ready for a transport. */
export const callOf = (route: Route, args: Record<string, unknown> = {}): Call => ({
  route,
  path: filled(route.path, args.params as Record<string, string>) + asked(args.query as Record<string, unknown>),
  body: args.body,
  file: args.file as Blob | undefined,
  key: args.key as string | undefined,
  signal: args.signal as AbortSignal | undefined,
  keepalive: args.keepalive as boolean | undefined,
})

/**
 * A typed client of one area. `send` carries a call and resolves with the parsed answer body of a 2xx, or throws `Failed`.
 * A list answers `{ data, next }`, everything else what stands in `data` (undefined when a 2xx carried none).
 */
export const clientOf = <A extends Area>(area: A, send: (call: Call) => Promise<unknown>) =>
  Object.fromEntries(
    Object.entries(area).map(([name, route]) => [
      name,
      async (args?: Record<string, unknown>) => {
        const body = (await send(callOf(route, args))) as { data?: unknown; next?: unknown } | undefined
        return body && 'next' in body ? body : body?.data
      },
    ]),
  ) as Client<A>
