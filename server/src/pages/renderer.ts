import { existsSync } from 'node:fs'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { Piscina } from 'piscina'
import { refuse } from '@evenlight/contract/errors'
import type { LocalCall } from '../kernel/local-calls.ts'
import type { Parts } from '../kernel/parts.ts'
import type * as thread from './drawing-thread.ts'
import { bundle } from './frame.ts'
import { problemOf } from '../kernel/problem.ts'

/** Where nothing is drawn, nothing is known of how a frame waits. */
type Places = Omit<thread.Places, 'waiting'> & { waiting?: thread.Places['waiting'] }

/** More than these don't wait: whoever asks for a page then gets the bare frame. */
const waitingMax = 64
/** Drawings that wait for their calls leave the thread to others. */
const atOnce = 4
/** A drawing that takes longer never ends: its thread is thrown away, and another one begins. */
const drawingMsMax = 30_000

/**
 * Draws pages in a thread of its own, so that no drawing holds up a live message. The thread asks for what a page shows
 * by message, as it has neither database nor handlers. Nothing is drawn where the browser's part was never built.
 */
export const openRenderer = ({ site, gate, log }: Pick<Parts, 'site' | 'gate' | 'log'>, ask: LocalCall) => {
  let opened: Promise<Piscina> | undefined
  const open = async () => {
    const piscina = await import('piscina')
    const pool = new piscina.Piscina({
      filename: new URL('drawing-thread.ts', import.meta.url).href,
      minThreads: 1,
      maxThreads: 1,
      concurrentTasksPerWorker: atOnce,
      execArgv: [],
      // Its way of waiting would stop the calls of a drawing as well.
      atomics: 'disabled',
    })
    pool.on('error', (error) => log.error({ err: error }, 'the drawing thread failed'))
    return pool
  }
  const answer = async ({ call, address, template }: thread.Asked, calls: MessagePort) => {
    const answered = await ask(address, template).catch((error: unknown) => {
      log.error({ err: error }, 'a call of a page failed')
      return { problem: problemOf('internal') }
    })
    calls.postMessage({ call, answer: answered } satisfies thread.Answered)
  }
  type Work = typeof thread
  type Of<K extends keyof Work> = Omit<Parameters<Work[K]>[0], keyof thread.Task>
  const run = async <K extends keyof Work>(name: K, of: Of<K>): Promise<Awaited<ReturnType<Work[K]>> | undefined> => {
    if (!opened && !existsSync(bundle)) return undefined
    const pool = await (opened ??= open())
    if (pool.queueSize >= waitingMax) throw refuse('busy')
    const { port1, port2 } = new MessageChannel()
    port1.on('message', (asked: thread.Asked) => void answer(asked, port1))
    const marks = {
      demo: site.demo,
      closed: !gate.isOpen,
      cardFormUrl: site.authorizeNet?.formUrl,
      payPal: site.payPal !== undefined,
      texts: site.carrier !== undefined,
    }
    const task = { ...of, ...marks, site: site.url, calls: port2 }
    const options = { name, transferList: [port2], signal: AbortSignal.timeout(drawingMsMax) }
    return pool.run(task, options).finally(() => port1.close())
  }
  const readPlaces = async () => {
    const { members, drawn, waiting }: Places = (await run('places', {})) ?? { members: [{ path: '*' }], drawn: [] }
    const places = members.map((place) => ({
      ...place,
      pattern: new URLPattern({ pathname: place.path }, { ignoreCase: true }),
    }))
    const membersAt = (path: string): { screen?: string; ofHouse?: boolean } | undefined =>
      places.find(({ pattern }) => pattern.test({ pathname: path.replace(/(?<=.)\/$/, '') }))
    return { membersAt, drawn, waiting }
  }
  let known: ReturnType<typeof readPlaces> | undefined
  return {
    page: (url: URL) => run('page', { url: url.href }),
    preview: (of?: thread.Pictured) => run('preview', { of }),
    /** The page that members have at an address, if any, the addresses of all drawn pages that need no id, and how a frame waits. */
    async places() {
      known ??= readPlaces()
      known.catch(() => (known = undefined))
      return known
    },
    close: async () => (await opened)?.destroy(),
  }
}
export type Renderer = ReturnType<typeof openRenderer>
