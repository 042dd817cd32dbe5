import { accounts } from '@evenlight/contract/accounts'
import { callOf } from '@evenlight/contract/client'
import type { Role, Route } from '@evenlight/contract/route'
import { openSignIn } from '../accounts/public.ts'
import type { Server } from '../server.ts'

/** One of the people of a demo's past. */
export interface Who {
  id: string
  role: Role
  username: string
}
export type Call = (route: Route, args: object) => Promise<{ id: string }>
/** Signs somebody in, lets them make their calls, and signs them out. */
export type Visit = <T>(who: Who, work: (call: Call) => Promise<T>) => Promise<T>

const makeForm = async (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const whole = new Response(form)
  return { type: whole.headers.get('content-type') ?? '', payload: Buffer.from(await whole.arrayBuffer()) }
}

/** Makes calls as the holder of a token, like any browser. */
export const makeCaller =
  ({ app }: Server, token: string): Call =>
  async (route, args) => {
    const { path, body } = callOf(route, args as Record<string, unknown>)
    const form = route.multipart ? await makeForm(body as Record<string, string>) : undefined
    const answer = await app.inject({
      method: route.method,
      url: path,
      headers: { authorization: `Bearer ${token}`, ...(form ? { 'content-type': form.type } : {}) },
      payload: form?.payload ?? (body as object),
    })
    if (answer.statusCode >= 300)
      throw new Error(`the demo's past: ${path} answered ${answer.statusCode} ${answer.body}`)
    return answer.json().data as { id: string }
  }

export const signIn = ({ parts }: Server, { id, role }: Who, now: number) =>
  parts.database.transaction((tx) =>
    openSignIn(tx, parts.keys, { id, role }, { device: 'demo', address: '127.0.0.1' }, now),
  )

export const makeVisits =
  (server: Server, clock: { now(): number }): Visit =>
  async (who, work) => {
    const { access } = await signIn(server, who, clock.now())
    const call = makeCaller(server, access)
    const result = await work(call)
    await call(accounts.logout, { body: {} })
    return result
  }
