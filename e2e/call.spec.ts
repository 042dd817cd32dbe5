import {
  alone,
  begin,
  callOf,
  expectHears,
  expectSilent,
  keepLines,
  moveTo,
  ring,
  ROBIN,
  talk,
  type Callers,
  wayOf,
} from './callers.ts'
import { expectAddsUp } from './paper.ts'
import { newClient } from './people.ts'
import { hasRelay, openRelay, settingsFor } from './relay.ts'
import {
  end,
  expectCounted,
  expectRuns,
  expectStands,
  figure,
  ledgerOf,
  linesOf,
  say,
  secondsLeft,
  timerOf,
} from './room.ts'
import { openSite } from './site.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test, watch } from './story.ts'

test.use({ permissions: ['microphone'] })

test('two people speak through the site, with the chat beside it; muted, resting and moved the call goes on', async ({
  page: client,
  person,
  request,
}) => {
  const who = await newClient(request)
  const reader = await person('demo-reader', { permissions: ['microphone'] })
  for (const page of [client, reader]) await keepLines(page)
  await signIn(client, who)
  const two: Callers = { client, reader, who }
  const { dialog } = await ring(two)
  for (const size of [phone, desktop]) {
    await client.setViewportSize(size)
    await expectSound(client, 'the way into a call')
  }
  await dialog.getByRole('button', { name: 'Close' }).click()
  await talk(two)
  await expect(timerOf(client)).toContainText('not started')
  await begin(two)
  for (const page of [client, reader]) await expectHears(page)
  await expectCounted(client)
  await say(reader, 'Can you hear me?')
  await expect(linesOf(client, ROBIN)).toContainText('Can you hear me?')
  for (const page of [client, reader])
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      await expectSound(page, 'the room of a call')
    }

  await callOf(client, ROBIN).getByRole('button', { name: 'Mute', exact: true }).press('Enter')
  await expectSilent(reader)
  await expectRuns(reader)
  await callOf(client, ROBIN).getByRole('button', { name: 'Unmute' }).press('Enter')
  await expectHears(reader)

  await reader.getByRole('button', { name: 'Stand-by' }).click()
  await expect(callOf(client, ROBIN)).toContainText('The clock stands, so neither of you hears the other.')
  for (const page of [client, reader]) await expectSilent(page)
  await expectStands(client, 'stand-by')
  await reader.getByRole('button', { name: 'Resume' }).click()
  await expectHears(client)

  await client.reload()
  await expect(callOf(client, ROBIN)).toContainText(`You and ${ROBIN} are connected.`)
  for (const page of [client, reader]) await expectHears(page)
  await expectRuns(reader)
  const second = await client.context().newPage()
  await keepLines(second)
  await second.goto(client.url())
  await expect(callOf(client, ROBIN)).toContainText('The call has moved to another window of yours.')
  await expectHears(second)
  await callOf(client, ROBIN).getByRole('button', { name: 'Bring it here' }).click()
  await expect(callOf(second, ROBIN)).toContainText('The call has moved to another window of yours.')
  await expectHears(client)
  await expectRuns(client)

  await end(client)
  await expect(client.getByText(/^Voice call · /)).toBeVisible()
  await expectAddsUp(client)
})

test('what if the network of one is gone, or their browser? The clock stops within five seconds, billed to the last sound', async ({
  site,
  faults,
  request,
  launchOptions,
  viewport,
  locale,
  timezoneId,
}) => {
  const who = await newClient(request)
  const own = { site, faults, launch: launchOptions, use: { viewport, locale, timezoneId } }
  const [mine, theirs] = [await alone({ ...own, who }), await alone({ ...own, who: 'demo-reader' })]
  const [client, reader] = [mine.page, theirs.page]
  const two: Callers = { client, reader, who }
  const stopped = async (words: RegExp) => {
    const sinceMs = performance.now()
    await expect(timerOf(reader)).toContainText(words)
    return performance.now() - sinceMs
  }
  try {
    await talk(two)
    await begin(two)
    await expectCounted(reader)
    mine.cut()
    expect(await stopped(/stopped · (no sound|client away)/)).toBeLessThan(5500)
    // Whichever was found first: from now on nothing more is known of the time before.
    await expectStands(reader, 'stopped · client away')
    mine.mend()
    await expect(timerOf(reader)).toContainText('running')
    await expectHears(reader)
    await expectCounted(reader)
    mine.die()
    expect(await stopped(/stopped · (no sound|client away)/)).toBeLessThan(5500)
    await expectStands(reader, 'stopped · client away')
    await end(reader)
    await expectAddsUp(reader)
    expect(await figure(reader, 'Counted')).toBeGreaterThan(5)
  } finally {
    await theirs.close()
    await mine.close().catch(() => undefined)
  }
})

test('what if one of us is behind a network that lets no calls through, or changes the network amid the call? A relay carries it; without a way the clock stops until there is one', async ({
  browser,
  playwright,
  faults,
}) => {
  test.skip(!hasRelay, 'There is no turnserver on this machine.')
  const [old, next] = [await openRelay(), await openRelay()]
  const site = await openSite(settingsFor([old.url, next.url]))
  const request = await playwright.request.newContext({ baseURL: site.url })
  const enter = async (who: string, way: { through?: string }) => {
    const context = await browser.newContext({ baseURL: site.url, permissions: ['microphone'] })
    context.on('page', (page) => watch(page, faults))
    const page = await context.newPage()
    await keepLines(page, way)
    await signIn(page, who)
    return page
  }
  try {
    const who = await newClient(request)
    const [client, reader] = [await enter(who, { through: old.url }), await enter('demo-reader', {})]
    const two: Callers = { client, reader, who }
    /** Cuts what carries the call: the clock stops in time, and nothing is counted after the last sound. */
    const lose = async (cut: () => Promise<unknown>) => {
      const before = await secondsLeft(client)
      await cut()
      const sinceMs = performance.now()
      await expect(timerOf(client)).toContainText('stopped · no sound')
      expect(performance.now() - sinceMs).toBeLessThan(5500)
      await expectStands(reader, 'stopped · no sound')
      expect(before - (await secondsLeft(client))).toBeLessThanOrEqual(3)
    }
    const heal = async () => {
      await expect(timerOf(client)).toContainText('running', { timeout: 60_000 })
      for (const page of [client, reader]) await expectHears(page)
      await expectCounted(client)
    }
    await talk(two)
    await begin(two)
    for (const page of [client, reader]) await expectHears(page)
    expect(await wayOf(client)).toEqual(['relay', old.url])
    await expectCounted(client)
    await lose(old.stop)
    await moveTo(client, next.url)
    await heal()
    expect(await wayOf(client)).toEqual(['relay', next.url])
    await lose(next.stop)
    await next.start()
    await heal()
    await end(client)
    await expect(await ledgerOf(client)).toContainText('no sound between the two')
    await expectAddsUp(client)
    for (const page of [client, reader]) await page.context().close()
  } finally {
    await request.dispose()
    await site.close()
    for (const relay of [old, next]) await relay.stop()
  }
})
