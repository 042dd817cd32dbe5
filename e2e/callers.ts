import { chromium, type Browser, type Page } from '@playwright/test'
import { beSeenAs, timerOf } from './room.ts'
import { expect, signIn, watch } from './story.ts'

export const ROBIN = 'Robin Alder'

interface Lines {
  lines: RTCPeerConnection[]
  /** The one relay that this window's network lets it reach from now on. */
  through?: string
}

/** From its next page on this window keeps hold of its connections, so that a story can hear what comes through them. `through`: nothing leaves it but by this relay. */
export const keepLines = (page: Page, { through }: { through?: string } = {}) =>
  page.addInitScript((relay) => {
    const kept = Object.assign(window, { lines: [] as RTCPeerConnection[], through: relay }) as unknown as Lines
    const narrowed = (given: RTCConfiguration = {}): RTCConfiguration => {
      if (kept.through === undefined) return given
      const urls = [kept.through]
      const iceServers = (given.iceServers ?? []).map((server) => ({ ...server, urls }))
      return { ...given, iceServers, iceTransportPolicy: 'relay' }
    }
    const Real = window.RTCPeerConnection
    window.RTCPeerConnection = class extends Real {
      constructor(given?: RTCConfiguration) {
        super(narrowed(given))
        kept.lines.push(this)
      }
      override setConfiguration(given: RTCConfiguration) {
        super.setConfiguration(narrowed(given))
      }
    }
  }, through)

/** This window's network changes: from now on there is another relay that it reaches, and not the one before. */
export const moveTo = (page: Page, through: string) =>
  page.evaluate((relay) => void Object.assign(window, { through: relay }), through)

/** By what kind of way this window sends, `host` or `relay`, and through which relay. */
export const wayOf = (page: Page) =>
  page.evaluate(async () => {
    const line = (window as unknown as Lines).lines.at(-1)
    const all = [...((await line?.getStats()) ?? new Map()).values()] as Record<string, unknown>[]
    const pair = all.find(
      ({ type, nominated, state }) => type === 'candidate-pair' && nominated && state === 'succeeded',
    )
    const { candidateType, url } = all.find(({ id }) => id === pair?.localCandidateId) ?? {}
    return [candidateType, url]
  })

/** What the last connection of this window has received: the energy of all sound, its packets, and how many pictures; and how many it sent. */
const receivedBy = (page: Page) =>
  page.evaluate(async () => {
    const line = (window as unknown as Lines).lines.at(-1)
    const all = [...((await line?.getStats()) ?? new Map()).values()] as Record<string, unknown>[]
    const of = (way: string, what: string) => all.find(({ type, kind }) => type === way && kind === what)
    const sound = of('inbound-rtp', 'audio')
    return {
      energy: Number(sound?.totalAudioEnergy ?? 0),
      packets: Number(sound?.packetsReceived ?? 0),
      frames: Number(of('inbound-rtp', 'video')?.framesDecoded ?? 0),
      sent: Number(of('outbound-rtp', 'video')?.framesSent ?? 0),
    }
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

/** This person's window shows the other: the picture has a size, and goes on. */
export async function expectSees(page: Page, name: string) {
  const picture = page.getByLabel(`Picture of ${name}`)
  await expect.poll(() => picture.evaluate((shown: HTMLVideoElement) => shown.videoWidth)).toBeGreaterThan(0)
  const { frames } = await receivedBy(page)
  await expect.poll(async () => (await receivedBy(page)).frames).toBeGreaterThan(frames + 5)
}
/** No picture leaves this window, none arrives, and none is shown. */
export async function expectUnseen(page: Page, name: string) {
  await expect(page.getByLabel(`Picture of ${name}`)).toHaveCount(0)
  await expect
    .poll(async () => {
      const before = await receivedBy(page)
      await page.waitForTimeout(1000)
      const after = await receivedBy(page)
      return [after.frames - before.frames, after.sent - before.sent]
    })
    .toEqual([0, 0])
}

export const callOf = (page: Page, name: string) => page.getByRole('region', { name: `Call with ${name}` })

export interface Callers {
  client: Page
  reader: Page
  who: string
}

/** What the buttons say of each kind of call. */
const kinds = { voice: ['Start call', 'a call'], video: ['Start video', 'a video call'] } as const
type Kind = keyof typeof kinds

/** The reader waits to be asked, and the client stands on their page: by `start` they ask. */
export async function meet({ client, reader }: Callers, kind: Kind) {
  await reader.goto(new URL('/admin-user/desk', reader.url()).href)
  await beSeenAs(reader, 'Available')
  await client.goto(new URL('/psychics?q=robin', client.url()).href)
  await client.getByRole('link', { name: ROBIN, exact: true }).click()
  return client.getByRole('link', { name: kinds[kind][0] }).filter({ visible: true })
}

/** The way into a call, with a microphone that is tested before; the reader answers by one press. */
export async function opened({ client, reader, who }: Callers, kind: Kind) {
  const call = kinds[kind][1]
  const dialog = client.getByRole('dialog', { name: `Ask ${ROBIN} for ${call}` })
  await expect(dialog.getByRole('combobox', { name: 'Microphone' })).toContainText('Fake')
  const level = dialog.getByRole('meter', { name: 'How loud you are' })
  await expect.poll(() => level.evaluate((bar: HTMLMeterElement) => bar.value)).toBeGreaterThan(0)
  return {
    dialog,
    ask: dialog.getByRole('button', { name: `Ask ${ROBIN} for ${call}` }),
    card: reader.getByRole('region', { name: `${who} asks for ${call}` }),
  }
}

/** The client asks from the reader's page. */
export async function ring(callers: Callers, kind: Kind = 'voice') {
  const start = await meet(callers, kind)
  await start.click()
  return opened(callers, kind)
}

export async function talk(callers: Callers, kind?: Kind) {
  const { client, reader, who } = callers
  const { ask, card } = await ring(callers, kind)
  await ask.click()
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
