import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import twilio from 'twilio'
import type { House } from './house.ts'

const account = 'AC0123456789abcdef0123456789abcdef'
const authToken = 'the-token-of-the-account'
const root = `/2010-04-01/Accounts/${account}`
const rfc = (ms: number) => new Date(ms).toUTCString().replace('GMT', '+0000')

interface Call {
  sid: string
  to: string
  from: string
  status: string
  twiml: string
  timeLimit: number
  /** Where it tells how it stands; with the id that we gave it. */
  statusCallback: string | undefined
  joinedMs?: number
  endedMs?: number
  room?: string
  label?: string
}
type Fields = Record<string, string>
/** Something that Twilio would tell: where, and what. */
export interface Callback {
  path: string
  fields: Fields
}

/** A server that speaks as Twilio does: calls, conferences, messages; and tells what people at telephones do, signed. */
export const openTwilio = async () => {
  const calls: Call[] = []
  const messages: { to: string; body: string }[] = []
  const state: { fault: 'none' | 'refuses' | 'silent'; on: RegExp; nowMs: () => number } = {
    fault: 'none',
    on: /./,
    nowMs: () => Date.now(),
  }
  const shown = (call: Call) => ({
    sid: call.sid,
    account_sid: account,
    status: call.status,
    to: call.to,
    from: call.from,
    end_time: call.endedMs === undefined ? null : rfc(call.endedMs),
    date_updated: rfc(call.endedMs ?? state.nowMs()),
  })
  const page = (name: string, items: unknown[]) => ({ [name]: items, page: 0, page_size: 50, next_page_uri: null })
  const inRoom = (room: string) => calls.filter((one) => one.room === room && one.endedMs === undefined)

  const make = (form: URLSearchParams) => {
    const call: Call = {
      sid: `CA${String(calls.length + 1).padStart(32, '0')}`,
      to: form.get('To')!,
      from: form.get('From')!,
      status: 'queued',
      twiml: form.get('Twiml')!,
      timeLimit: Number(form.get('TimeLimit')),
      statusCallback: form.get('StatusCallback') ?? undefined,
    }
    calls.push(call)
    return shown(call)
  }
  const change = (sid: string, form: URLSearchParams) => {
    const call = calls.find((one) => one.sid === sid)
    if (!call) return undefined
    if (form.has('TimeLimit')) call.timeLimit = Number(form.get('TimeLimit'))
    if (form.get('Status') === 'completed' && call.endedMs === undefined) {
      call.status = 'completed'
      call.endedMs = state.nowMs()
    }
    return shown(call)
  }
  const answer = (method: string, path: string, query: URLSearchParams, form: URLSearchParams): unknown => {
    const [kind = '', sid = '', below] = path.replace('.json', '').split('/')
    if (kind === 'Messages') return messages.push({ to: form.get('To')!, body: form.get('Body')! }) && { sid: 'SM1' }
    if (kind === 'Calls') return method === 'GET' || sid ? change(sid, form) : make(form)
    if (below === 'Participants')
      return page(
        'participants',
        inRoom(sid.slice(2)).map((one) => ({ call_sid: one.sid, label: one.label, date_created: rfc(one.joinedMs!) })),
      )
    const room = query.get('FriendlyName') ?? ''
    return page(
      'conferences',
      inRoom(room).length ? [{ sid: `CF${room}`, friendly_name: room, status: 'in-progress' }] : [],
    )
  }
  const send = (to: ServerResponse, status: number, body: unknown) =>
    to.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request))
    const { pathname, searchParams } = new URL(request.url!, 'http://twilio')
    const known = `Basic ${Buffer.from(`${account}:${authToken}`).toString('base64')}`
    if (request.headers.authorization !== known) return send(response, 401, { code: 20003, message: 'Authenticate' })
    const struck = state.on.test(`${request.method} ${pathname}`) ? state.fault : 'none'
    if (struck === 'silent') return void request.socket.destroy()
    // As the real one does, the sentence names the telephone.
    if (struck === 'refuses') return send(response, 400, { code: 21211, message: `Invalid 'To' ${form.get('To')}` })
    const found = answer(request.method!, pathname.slice(root.length + 1), searchParams, form)
    return found === undefined ? send(response, 404, { code: 20404, message: 'gone' }) : send(response, 200, found)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  /** Hands something to the house as Twilio does: a form, signed over the public address. */
  const tell = (house: House, { path, fields }: Callback, token = authToken) =>
    house.app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': twilio.getExpectedTwilioSignature(token, house.parts.site.url + path, fields),
      },
      payload: new URLSearchParams(fields).toString(),
    })
  const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')
  const ofCall = (call: Call, CallStatus: string, ms: number): Callback => ({
    path: pathOf(call.statusCallback!),
    fields: { AccountSid: account, CallSid: call.sid, CallStatus, To: call.to, From: call.from, Timestamp: rfc(ms) },
  })
  const ofRoom = (room: string, StatusCallbackEvent: string, ms: number, call?: Call): Callback => ({
    path: '/api/v2/calls/voice/status',
    fields: {
      ConferenceSid: `CF${room}`,
      FriendlyName: room,
      StatusCallbackEvent,
      Timestamp: rfc(ms),
      ...(call && { CallSid: call.sid, ParticipantLabel: call.label! }),
    },
  })

  /** Somebody picks up and presses a key: what the house then says is where they go. */
  const press = async (house: House, call: Call) => {
    const action = /action="([^"]+)"/.exec(call.twiml)![1]!.replaceAll('&amp;', '&')
    const { body } = await tell(house, { path: pathOf(action), fields: { CallSid: call.sid, Digits: '1' } })
    const room = />([^<]+)<\/Conference>/.exec(body)?.[1]
    const label = /participantLabel="([^"]+)"/.exec(body)?.[1]
    if (!room || !label) return undefined
    Object.assign(call, { status: 'in-progress', joinedMs: state.nowMs(), room, label })
    return { room, body }
  }
  /** All that Twilio tells of two calls that met, as they ended. */
  const storyOf = ([one, other]: readonly [Call, Call]): Callback[] => {
    const room = one.room!
    const met = Math.max(one.joinedMs!, other.joinedMs!)
    return [
      ofRoom(room, 'participant-join', one.joinedMs!, one),
      ofRoom(room, 'participant-join', other.joinedMs!, other),
      ofRoom(room, 'conference-start', met),
      ofRoom(room, 'participant-leave', one.endedMs!, one),
      ofRoom(room, 'participant-leave', other.endedMs!, other),
      ofCall(one, 'completed', one.endedMs!),
      ofCall(other, 'completed', other.endedMs!),
    ]
  }
  const end = (call: Call, status = 'completed', ms = state.nowMs()) => Object.assign(call, { status, endedMs: ms })

  const { port } = server.address() as AddressInfo
  return {
    account: { accountSid: account, authToken, number: '+12025550100', apiUrl: `http://127.0.0.1:${port}` },
    calls,
    messages,
    state,
    tell,
    press,
    end,
    ofCall,
    ofRoom,
    storyOf,
    close: () => server.close(),
  }
}
export type FakeTwilio = Awaited<ReturnType<typeof openTwilio>>
