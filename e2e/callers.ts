import { chromium, type Browser, type Page } from '@playwright/test'
import { beSeenAs, timerOf } from './room.ts'
import { expect, signIn, watch } from './story.ts'

export const ROBIN = 'Robin Alder'

interface Lines {
  lines: RTCPeerConnection[]
}

/** From its next page on this window keeps hold of its connections, so that a story can hear what comes through them. */
export const keepLines = (page: Page, { relayed = false } = {}) =>
  page.addInitScript(
    (only) => {
      const kept = Object.assign(window, { lines: [] as RTCPeerConnection[] }) as unknown as Lines
      const Real = window.RTCPeerConnection
      window.RTCPeerConnection = class extends Real {
        constructor(given?: RTCConfiguration) {
          super({ ...given, ...only })
          kept.lines.push(this)
        }
        override setConfiguration(given: RTCConfiguration) {
          super.setConfiguration({ ...given, ...only })
        }
      }
    },
    relayed ? ({ iceTransportPolicy: 'relay' } as const) : {},
  )

/** By what kind of way this window sends: `host`, or `relay`. */
export const wayOf = (page: Page) =>
  page.evaluate(async () => {
    const line = (window as unknown as Lines).lines.at(-1)
    const all = [...((await line?.getStats()) ?? new Map()).values()] as Record<string, unknown>[]
    const pair = all.find(
      ({ type, nominated, state }) => type === 'candidate-pair' && nominated && state === 'succeeded',
    )
    return all.find(({ id }) => id === pair?.localCandidateId)?.candidateType
  })

/** What the last connection of this window has received: the energy of all sound, and how many packets. */
const receivedBy = (page: Page) =>
  page.evaluate(async () => {
    const line = (window as unknown as Lines).lines.at(-1)
    const all = [...((await line?.getStats()) ?? new Map()).values()] as Record<string, unknown>[]
    const incoming = all.find(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio')
    return { energy: Number(incoming?.totalAudioEnergy ?? 0), packets: Number(incoming?.packetsReceived ?? 0) }
  })

/** This person's window plays something of the other's. */
export async function expectHears(page: Page) {
  const before = await receivedBy(page)
  await expect.poll(async () => (await receivedBy(page)).energy).toBeGreaterThan(before.energy + 1e-4)
}
/** Packets come on, and nothing is in them. */
export async function expectSilent(page: Page) {
  await expect
    .poll(async () => {
      const before = await receivedBy(page)
      await page.waitForTimeout(500)
      const after = await receivedBy(page)
      return after.packets > before.packets && after.energy - before.energy < 1e-6
    })
    .toBe(true)
}

export const callOf = (page: Page, name: string) => page.getByRole('region', { name: `Call with ${name}` })

export interface Callers {
  client: Page
  reader: Page
  who: string
}

/** The client asks from the reader's page, with a microphone that is tested before; the reader answers by one press. */
export async function ring({ client, reader, who }: Callers) {
  await reader.goto(new URL('/admin-user/desk', reader.url()).href)
  await beSeenAs(reader, 'Available')
  await client.goto(new URL('/psychics?q=robin', client.url()).href)
  await client.getByRole('link', { name: ROBIN, exact: true }).click()
  await client.getByRole('link', { name: 'Start call' }).filter({ visible: true }).click()
  const dialog = client.getByRole('dialog', { name: `Ask ${ROBIN} for a call` })
  await expect(dialog.getByRole('combobox', { name: 'Microphone' })).toContainText('Fake')
  const level = dialog.getByRole('meter', { name: 'How loud you are' })
  await expect.poll(() => level.evaluate((bar: HTMLMeterElement) => bar.value)).toBeGreaterThan(0)
  return { dialog, card: reader.getByRole('region', { name: `${who} asks for a call` }) }
}

export async function talk(callers: Callers) {
  const { client, reader, who } = callers
  const { dialog, card } = await ring(callers)
  await dialog.getByRole('button', { name: `Ask ${ROBIN} for a call` }).click()
  await card.getByRole('button', { name: 'Accept' }).click()
  await expect(callOf(client, ROBIN)).toContainText(`You and ${ROBIN} are connected.`)
  await expect(callOf(reader, who)).toContainText(`You and ${who} are connected.`)
}

export async function begin({ client, reader }: Callers) {
  await reader.getByRole('button', { name: 'Start', exact: true }).click()
  for (const page of [client, reader]) await expect(timerOf(page)).toContainText('running')
}

/** Somebody in a browser of their own, whose network can be stopped and go on, and who can be killed. */
export async function alone(given: { site: string; faults: string[]; who: string; launch: object; use: object }) {
  const browser: Browser = await chromium.launch(given.launch)
  const context = await browser.newContext({ ...given.use, baseURL: given.site, permissions: ['microphone'] })
  context.on('page', (page) => watch(page, given.faults))
  const page = await context.newPage()
  await keepLines(page)
  await signIn(page, given.who)
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pidOf = (kind: RegExp) => processInfo.find(({ type }) => kind.test(type))?.id
  const network = pidOf(/network/i)
  const all = processInfo.map(({ id }) => id)
  const signal = (ids: (number | undefined)[], name: NodeJS.Signals) => {
    for (const id of ids) if (id) process.kill(id, name)
  }
  return {
    page,
    /** Nothing leaves and nothing arrives, and nobody is told. */
    cut: () => signal([network], 'SIGSTOP'),
    mend: () => signal([network], 'SIGCONT'),
    /** The browser is gone without a word. */
    die: () => signal(all, 'SIGKILL'),
    close: async () => {
      signal([network], 'SIGCONT')
      await browser.close()
    },
  }
}
