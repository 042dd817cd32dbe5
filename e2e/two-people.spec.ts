import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAddsUp, expectPrints } from './paper.ts'
import { newClient } from './people.ts'
import {
  askFor,
  beSeenAs,
  boxOf,
  end,
  expectCounted,
  expectRuns,
  expectStands,
  figure,
  hearsOfShortAway,
  ledgerOf,
  linesOf,
  logOf,
  say,
  secondsLeft,
  timerOf,
} from './room.ts'
import { desktop, expect, phone, test } from './story.ts'

const ROBIN = 'Robin Alder'
const PORTRAIT = join(import.meta.dirname, '../server/src/demo/portraits/mara-linden.webp')

interface Two {
  client: Page
  reader: Page
  who: string
}

/** The reader goes Available and hears the bell; both walk into the room; nothing has started. */
async function meet(two: Two, limitMinutes?: number) {
  const { client, reader, who } = two
  await reader.goto('/admin-user/desk')
  await beSeenAs(reader, 'Available')
  const dialog = await askFor(client, ROBIN, 'Shall I move house?')
  if (limitMinutes) {
    await dialog.getByText('My own').click()
    await dialog.getByLabel('Minutes').fill(String(limitMinutes))
  }
  await dialog.getByRole('button', { name: `Ask ${ROBIN} to chat` }).click()
  const card = reader.getByRole('region', { name: `${who} asks for a chat` })
  await expect(card).toContainText('Shall I move house?')
  await expect(reader).toHaveTitle(new RegExp(`${who} asks for a chat`))
  await card.getByRole('button', { name: 'Accept' }).click()
  for (const page of [client, reader]) await expect(logOf(page)).toBeVisible()
  await expect(timerOf(client)).toContainText('not started')
}

async function start(two: Two) {
  await two.reader.getByRole('button', { name: 'Start', exact: true }).click()
  for (const page of [two.client, two.reader]) await expect(timerOf(page)).toContainText('running')
}

/** What the clock itself says was used, in the window behind it. */
async function used(page: Page) {
  await timerOf(page).getByRole('button').click()
  const window = page.getByRole('dialog', { name: 'The clock' })
  const seconds = await figure(page, 'Free time used')
  await window.getByRole('button', { name: 'Close' }).click()
  return seconds
}

const expectSameTime = ({ client, reader }: Two) =>
  expect
    .poll(async () => {
      const [one, other] = await Promise.all([secondsLeft(client), secondsLeft(reader)])
      return Math.abs(one - other)
    })
    .toBeLessThanOrEqual(2)

test.describe('two people in a room', () => {
  let two: Two
  test.beforeEach(async ({ person, request }) => {
    const who = await newClient(request)
    two = {
      who,
      client: await person(who, { viewport: phone }),
      reader: await person('demo-reader', { viewport: desktop }),
    }
  })

  test('do I have to see every picture that a client sends? It is blurred until I open it, if I choose so', async () => {
    const { client, reader, who } = two
    await meet(two)
    await start(two)
    await client.getByLabel(/^Add a picture/).setInputFiles(PORTRAIT)
    await expect(client.getByRole('img', { name: 'The picture you chose' })).toBeVisible()
    await expect(client.getByText('Write a line to go with the picture.')).toBeVisible()
    await say(client, 'This is where I live.')
    await expect(linesOf(client, 'You').getByRole('img', { name: 'Picture' })).toBeVisible()
    const line = linesOf(reader, who)
    const cover = line.getByRole('button', { name: `Picture from ${who}: show it` })
    await expect(cover).toBeVisible()
    await expect(line.getByRole('img')).toHaveCount(0)
    await expect(line.getByRole('link', { name: 'Report this picture' })).toHaveAttribute('href', /about=cht_/)
    await cover.press('Enter')
    await expect(line.getByRole('img', { name: 'Picture' })).toBeVisible()
    await expect(line.getByRole('link', { name: 'Open the picture' })).toBeFocused()
    await end(client)

    await reader.goto('/admin-user/account')
    const choice = reader.getByRole('group', { name: 'A picture that arrives' })
    await expect(choice.getByRole('radio', { name: 'Is blurred until I open it' })).toBeChecked()
    await choice.getByText('Is shown at once').click()
    await expect(choice).toHaveAttribute('aria-busy', 'false')
    await reader.reload()
    await expect(choice.getByRole('radio', { name: 'Is shown at once' })).toBeChecked()
    await choice.getByText('Is blurred until I open it').click()
    await expect(choice).toHaveAttribute('aria-busy', 'false')
  })

  test('why was I charged this? Ask, answer, start, stand by, go on, and end with the same receipt', async () => {
    const { client, reader } = two
    await meet(two)
    await expectStands(client, 'not started')
    await say(client, 'Good evening.')
    await expect(linesOf(reader, two.who)).toContainText('Good evening.')
    await start(two)
    await expectRuns(client)
    await expectRuns(reader)
    await expectSameTime(two)
    await reader.getByRole('button', { name: 'Stand-by' }).click()
    await expectStands(client, 'stand-by')
    await expectStands(reader, 'stand-by')
    expect(await used(client)).toBe(await used(reader))
    await expect(client.getByText(`${ROBIN} is on stand-by. The clock is stopped.`).first()).toBeVisible()
    await reader.getByRole('button', { name: 'Resume' }).click()
    await expectRuns(client)
    await say(reader, 'Let me see the cards.')
    await expect(linesOf(client, ROBIN)).toContainText('Let me see the cards.')
    await expect(linesOf(reader, 'You')).toContainText('Read')
    await end(reader)
    await expect(client.getByRole('button', { name: 'Print' })).toBeVisible()
    for (const term of ['Counted', 'Free time', 'Paid time', 'Not counted'])
      expect(await figure(client, term), term).toBe(await figure(reader, term))
    const moments = async (page: Page, me: string) => {
      const all = await (await ledgerOf(page)).getByRole('row').filter({ hasText: ' · ' }).allTextContents()
      return all.map((words) => words.replace('You ·', `${me} ·`)).filter((words) => !/here/.test(words))
    }
    expect(await moments(client, two.who)).toEqual(await moments(reader, ROBIN))
    await expect(client.getByRole('main')).toContainText('ended by the reader')
    await expect(reader.getByRole('main')).toContainText('ended by you')
    await expect(client.getByText('You earned')).toBeHidden()
    // A first reading of welcome minutes earns nothing, and nobody has to wonder why.
    await expect(reader.getByText(/^You earned \$0\.00: all 00:\d\d of it was free time/)).toBeVisible()
    await expect(
      client.getByText(
        /^(You were charged|Counted was) 00:\d\d of free time[^:]*: the time in which you were both here/,
      ),
    ).toBeVisible()
    await expect(client.getByText(/The other 00:\d\d cost nothing: before Start 00:/)).toBeVisible()
    for (const page of [client, reader]) {
      const wrong = page.getByRole('region', { name: 'Something wrong?' })
      await expect(wrong.getByRole('link', { name: /^Report / })).toBeVisible()
      await expect(wrong.getByRole('link', { name: /^Block / })).toBeVisible()
      const time = page === client ? /^Ask for time back/ : /^Give time back/
      await expect(wrong.getByRole('link', { name: time })).toBeVisible()
    }
    for (const page of [client, reader]) await expectAddsUp(page)
    await expectPrints(reader)
  })

  test('a second tab shows the same conversation, and a reload keeps what was not sent yet', async () => {
    const { client, reader } = two
    await meet(two)
    await say(client, 'One.')
    await say(reader, 'Two.')
    await expect(linesOf(client, ROBIN)).toContainText('Two.')
    const second = await client.context().newPage()
    await second.goto(client.url())
    await expect(linesOf(second, 'You')).toContainText('One.')
    await expect(linesOf(second, ROBIN)).toContainText('Two.')
    await boxOf(client).fill('Write to ida@example.com please')
    await boxOf(client).press('Enter')
    await expect(client.getByRole('alert')).toContainText('contact details are not allowed')
    await say(second, 'Three.')
    for (const page of [client, second]) await expect(linesOf(page, 'You').filter({ hasText: 'Three.' })).toHaveCount(1)
    await expect(linesOf(reader, two.who)).toHaveCount(2)
    await expect(reader.getByText('ida@example.com')).toHaveCount(0)
    await start(two)
    await second.goto('/chat-message')
    await expect(second.getByText('Open now')).toBeVisible()
    await expectRuns(client)

    await boxOf(client).fill('Half a thou')
    await client.reload()
    await expect(boxOf(client)).toHaveValue('Half a thou')
    await expect(linesOf(client, 'You')).toHaveCount(2)
    await expect(linesOf(client, ROBIN)).toHaveCount(1)
    await expectRuns(client)
    await expect(logOf(client).getByText('The clock has started.')).toBeVisible()
    await second.goto(client.url())
    await expect(logOf(second).getByText('The clock has started.')).toBeVisible()
    await second.goto('/chat-message')
    await end(client)
    await expect(second.getByText('Open now')).toBeHidden()

    await meet(two)
    const talk = second.getByRole('listitem').filter({ hasText: 'Open now' })
    await expect(talk).toContainText('1 reading')
    await expect(talk.getByRole('link')).toHaveAttribute('href', /\/ongoing\//)
    // The reader is free for the next one.
    await start(two)
    await end(client)
  })

  test('why does the clock stand though I am back? A line that drops again and again is unsteady, and what waits at the end is not delivered', async () => {
    const { client, reader } = two
    await Promise.all([client, reader].map(hearsOfShortAway))
    await meet(two)
    await expect(client.getByText(/ends when you have been away for 30 seconds in all/)).toBeVisible()
    await expect(reader.getByText(/ends when they have been away for 30 seconds in all/)).toBeVisible()
    await start(two)
    await expect(client.getByText(/30 seconds in all/)).toBeHidden()
    const seen = expect(reader.getByText(`${two.who}’s line is unsteady.`).first()).toBeVisible({ timeout: 50_000 })
    await expect(async () => {
      await client.reload()
      await expect(client.getByText(/^Your line is unsteady\./).first()).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 50_000 })
    await seen
    await expectCounted(client)
    await client.context().setOffline(true)
    await expect(timerOf(reader)).toContainText('stopped · client away')
    await say(reader, 'Are you there?')
    await expect(linesOf(reader, 'You')).toContainText(`Waits until ${two.who} is back`)
    await end(reader)
    await reader.getByRole('button', { name: 'Show the messages' }).click()
    await expect(reader.getByRole('listitem').filter({ hasText: 'Are you there?' })).toContainText('Not delivered')
    const ledger = await ledgerOf(reader)
    await expect(ledger.getByRole('row', { name: /got an unsteady line, clock stopped/ })).toHaveCount(1)
    await expect(
      ledger
        .getByRole('row')
        .filter({ hasText: `unsteady line of ${two.who}` })
        .first(),
    ).toBeVisible()
    await client.context().setOffline(false)
    await client.reload()
    await client.getByRole('button', { name: 'Show the messages' }).click()
    await expect(client.getByText('Nothing was written.')).toBeVisible()
  })

  test('what if the line drops, and when does the room close? The clock stops for both, says so, and nothing written is lost', async () => {
    const { client, reader } = two
    await meet(two)
    await start(two)
    await expectCounted(client)
    await client.context().setOffline(true)
    // What it costs, when the room closes, and what becomes of what is written: one sentence, wherever one looks.
    const said = /^Reconnecting… Nothing is counted until you are back\. The room closes in 01:\d\d;/
    await expect(client.getByText(said).first()).toBeVisible()
    await timerOf(client).getByRole('button').click()
    await expect(client.getByRole('dialog', { name: 'The clock' }).getByText(said)).toBeVisible()
    await client.keyboard.press('Escape')
    await expect(timerOf(reader)).toContainText('stopped · client away')
    await expect(reader.getByText('What you write waits here for them.').first()).toBeVisible()
    const left = await secondsLeft(reader)
    await say(client, 'Written in a tunnel.')
    await expect(linesOf(client, 'You')).toContainText(/Waiting to be sent|Sending/)
    await expectStands(reader, 'stopped · client away')
    const backAtMs = performance.now()
    await client.context().setOffline(false)
    await expect(client.getByText(/^Back\. You were not charged for \d\d:\d\d\.$/)).toBeVisible()
    await expect(linesOf(reader, two.who)).toContainText('Written in a tunnel.')
    await expect(linesOf(client, 'You')).toContainText(/Sent|Read/)
    await expectRuns(reader)
    await expect(logOf(client).getByText('You were away, so the clock stopped.')).toBeVisible()
    // Nothing is counted but what may have run since then; a second for what a face rounds.
    const counted = left - (await secondsLeft(reader))
    expect(counted).toBeLessThanOrEqual((performance.now() - backAtMs) / 1000 + 1)
    await expect(linesOf(reader, two.who)).toHaveCount(1)
    await expect(linesOf(client, 'You')).toHaveCount(1)
    await end(reader)
  })

  test('near the client’s own limit both are told so, and the client alone can raise it', async () => {
    const { client, reader } = two
    await meet(two, 2)
    await expect(reader.getByRole('complementary', { name: 'Your client' })).toContainText('Stops after2 min')
    await start(two)
    await expect(client.getByText('About 2 minutes left until your own limit of 2 min.').first()).toBeVisible()
    await expect(reader.getByText('until the limit of 2 min that your client set.').first()).toBeVisible()
    for (const page of [client, reader])
      await expect(page.getByRole('alert').filter({ hasText: 'About 1 minute left until' })).toBeVisible({
        timeout: 150_000,
      })
    expect(await secondsLeft(client)).toBeGreaterThan(20)
    await expect(client.getByRole('button', { name: 'Add time' })).toBeHidden()
    await expect(reader.getByRole('button', { name: 'Raise the limit' })).toBeHidden()
    await client.getByRole('button', { name: 'Raise the limit' }).click()
    const asked = client.getByRole('dialog', { name: 'Raise the limit' })
    await asked.getByText('10 min', { exact: true }).click()
    await asked.getByRole('button', { name: 'Raise the limit' }).click()
    for (const page of [client, reader]) await expect.poll(() => secondsLeft(page)).toBeGreaterThan(300)
    await expect(asked).toBeHidden()
    await expect(client.getByText('until your own limit').filter({ visible: true })).toHaveCount(0)
    await expectRuns(reader)
    await end(client)
    await expect(await ledgerOf(client)).toContainText('set a limit')
  })

  test('leaving is one step, and what is left says that the clock is stopped and when the room closes', async () => {
    const { client } = two
    await meet(two)
    await start(two)
    await client.goBack()
    await expect(client).toHaveURL(/\/psychics/)
    await expect(client.getByRole('dialog')).toHaveCount(0)
    const strip = client.getByRole('status').filter({ hasText: `The clock is stopped while you are not in the room` })
    await expect(strip).toContainText(/The room closes in 01:\d\d\./)
    await strip.getByRole('link', { name: 'Open the reading' }).click()
    await expectRuns(client)
    await two.reader.getByRole('button', { name: 'End reading' }).click()
    await expect(two.reader.getByRole('alertdialog')).toContainText('Ending cuts it off for both of you.')
    await two.reader.getByRole('button', { name: 'Stay' }).click()
    await end(client)
  })
})
