import { type Call, clientOf, Failed } from '@evenlight/contract/client'
import type { Problem } from '@evenlight/contract/errors'
import type { Language } from '@evenlight/contract/languages'
import type { Area } from '@evenlight/contract/route'
import { type Entry, requestRefresh } from './session/calls.ts'
import { noted } from './session/flags.ts'
import { emptyBrowser } from './session/sign-in.ts'
import { askForProof } from './session/proof.ts'
import { useSecure } from './session/secure.ts'
import { remember, useSession } from './session/session.ts'

export type Send = (call: Call) => Promise<unknown>
declare module '@tanstack/react-query' {
  interface Register {
    /** How the questions of a page that is drawn on the server are carried, and its language; absent in a browser. */
    queryMeta: { send?: Send; language?: Language }
  }
}

/** The typed client of one area: `const wallet = api(area)`, then `await wallet.packages()`. */
export const api = <const A extends Area>(area: A, by: Send = send) => clientOf(area, by)

/**
 * Carries one call. No time limit of its own; 200 to 299 is success and nothing else; a 2xx without a body answers undefined.
 * Throws `Failed`: status 0 when nothing came back at all.
 */
const send: Send = (call) => noted(call, async () => readBody(await carry(call, 'application/json')))

/** The same for whoever has no session and says by a header who they are. */
export const sendWith =
  (headers: Record<string, string>): Send =>
  (call) =>
    noted(call, async () => readBody(await reach(call, null, 'application/json', headers)))

/** The same for an answer of another media type that the route can produce. */
export async function sendForFile(call: Call, type: string) {
  const answer = await carry(call, type)
  if (!answer.ok) throw await failure(answer)
  return answer.blob()
}

async function carry(call: Call, accept: string): Promise<Response> {
  const sent = call.route.idempotent ? { ...call, key: call.key ?? crypto.randomUUID() } : call
  const answer = await carryOnce(sent, accept)
  if (answer.status !== 403) return answer
  const failed = await failure(answer.clone())
  if (failed.problem?.code !== 'step_up_required') return answer
  if (!(await askForProof())) throw failed
  return carryOnce(sent, accept)
}

async function carryOnce(sent: Call, accept: string): Promise<Response> {
  const token = tokenFor(sent)
  const answer = await reach(sent, token, accept)
  if (answer.status !== 401 || sent.route.access === 'public') return answer
  const failed = await failure(answer)
  if (failed.problem && failed.problem.code !== 'signed_out') throw failed
  const now = tokenFor(sent)
  await (now !== null && now !== token ? now : refresh())
  return reach(sent, tokenFor(sent), accept)
}

const tokenFor = ({ route }: Call) => (route.access === 'public' ? null : useSession.getState().token)

const reach = async (
  { route, path, body, file, key, signal, keepalive }: Call,
  token: string | null,
  accept: string,
  more: Record<string, string> = {},
) => {
  const form = route.upload || route.multipart ? makeForm(route.upload?.field, file, body) : undefined
  const json = form || route.method === 'GET' ? undefined : JSON.stringify(body ?? {})
  try {
    return await fetch(new URL(path, location.origin), {
      method: route.method,
      headers: {
        accept,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...more,
      },
      body: form ?? json,
      signal,
      keepalive,
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new Failed(0)
  }
}

function makeForm(field: string | undefined, file: Blob | undefined, body: unknown) {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) if (value !== undefined) form.append(name, String(value))
  if (field && file) form.append(field, file)
  return form
}

async function readBody(answer: Response): Promise<unknown> {
  if (!answer.ok) throw await failure(answer)
  const text = await answer.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function failure(answer: Response) {
  const problem = (await answer.json().catch(() => undefined)) as Problem | undefined
  return new Failed(answer.status, typeof problem?.code === 'string' ? problem : undefined)
}

let refreshing: Promise<Entry> | undefined

/**
 * A new token by the refresh cookie: one at a time in this tab, and by a lock over all tabs of the browser.
 * A refusal signs the person out here; a server out of reach doesn't.
 */
export function refresh(): Promise<Entry> {
  refreshing ??= locked(renew).finally(() => (refreshing = undefined))
  return refreshing
}

const locked = <T>(act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request('refresh', act) as Promise<T>) : act()

async function renew(): Promise<Entry> {
  const answer = await requestRefresh().catch(() => {
    throw new Failed(0)
  })
  if (answer.status === 401 || answer.status === 403) {
    const failed = await failure(answer)
    await emptyBrowser({ keepDrafts: true })
    throw failed
  }
  const { data } = (await readBody(answer)) as { data: Entry }
  // Whoever signed out meanwhile stays out.
  if (!useSecure.getState()) throw new Failed(0)
  const { id, type, admin_role } = data.user
  remember({ token: data.token, userData: { id, type, admin_role }, memberId: id })
  return data
}
