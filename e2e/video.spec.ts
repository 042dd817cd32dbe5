import {
  callOf,
  expectHears,
  expectSees,
  expectSilent,
  expectUnseen,
  keepLines,
  meet,
  opened,
  ring,
  ROBIN,
} from './callers.ts'
import { press, tabTo } from './keys.ts'
import { expectAddsUp } from './paper.ts'
import { newClient } from './people.ts'
import { expectCounted, expectRuns, expectStands, timerOf } from './room.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

const both = ['microphone', 'camera']
test.use({ permissions: both })

test('who sees me, and when? Nobody before both have turned their cameras on, nor while the clock stands; and it all goes by keyboard', async ({
  page: client,
  person,
  request,
}) => {
  const who = await newClient(request)
  const reader = await person('demo-reader', { permissions: both })
  for (const page of [client, reader]) await keepLines(page)
  await signIn(client, who)
  const names = new Map([
    [client, ROBIN],
    [reader, who],
  ])
  const seen = async () => {
    for (const [page, name] of names) await expectSees(page, name)
  }
  const unseen = async () => {
    for (const [page, name] of names) await expectUnseen(page, name)
  }
  const two = { client, reader, who }
  await press(client, await meet(two, 'video'))
  const { dialog, ask, card } = await opened(two, 'video')
  const preview = dialog.getByLabel('Your own picture')
  await expect.poll(() => preview.evaluate((shown: HTMLVideoElement) => shown.videoWidth)).toBeGreaterThan(0)
  for (const size of [phone, desktop]) {
    await client.setViewportSize(size)
    await expectSound(client, 'the way into a video call')
  }
  await press(client, ask)
  await tabTo(reader, card.getByRole('button', { name: 'Accept' }), 'Shift+Tab')
  await reader.keyboard.press('Enter')
  for (const [page, name] of names) await expect(callOf(page, name)).toContainText(`You and ${name} are connected.`)

  await press(client, client.getByRole('button', { name: 'Turn camera on' }))
  await expect(callOf(client, ROBIN)).toContainText(`Your camera starts as soon as ${ROBIN} turns theirs on, too.`)
  await expect(callOf(reader, who)).toContainText(`${who} would like to see you.`)
  await expect(client.getByLabel('Your own picture')).toHaveCount(0)
  await unseen()
  await press(reader, reader.getByRole('button', { name: 'Turn camera on' }))
  await seen()
  await expect(timerOf(client)).toContainText('not started')
  await tabTo(reader, reader.getByRole('button', { name: 'Start', exact: true }), 'Shift+Tab')
  await reader.keyboard.press('Enter')
  await expectCounted(client)
  for (const page of [client, reader])
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      await expectSound(page, 'the room of a video call')
    }
  await seen()

  await expect(reader.getByRole('button', { name: 'Stand-by' })).toBeFocused()
  await reader.keyboard.press('Enter')
  for (const [page, name] of names) {
    await expect(callOf(page, name)).toContainText('The clock stands, so no picture is sent.')
    await expectSilent(page)
  }
  await unseen()
  await expectStands(client, 'stand-by')
  await expect(reader.getByRole('button', { name: 'Resume' })).toBeFocused()
  await reader.keyboard.press('Enter')
  await seen()

  await client.reload()
  await seen()
  await expectRuns(reader)
  await press(reader, reader.getByRole('button', { name: 'Turn camera off' }))
  await expect(callOf(client, ROBIN)).toContainText(`Your camera starts as soon as ${ROBIN} turns theirs on, too.`)
  await unseen()
  await expectHears(client)
  await expectCounted(client)
  await press(client, client.getByRole('button', { name: 'End reading' }).first())
  await press(client, client.getByRole('alertdialog').getByRole('button', { name: 'End reading' }))
  await expect(client.getByText(/^Video call · /)).toBeVisible()
  await expectAddsUp(client)
})

test('what if I have no camera, or don’t allow it? I am told what helps, and can ask all the same', async ({
  page: client,
  person,
  request,
}) => {
  await client.addInitScript(() => {
    const { mediaDevices } = navigator
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = (wish) =>
      wish?.video ? Promise.reject(new DOMException('no', 'NotAllowedError')) : ask(wish)
  })
  const who = await newClient(request)
  const reader = await person('demo-reader', { permissions: both })
  await signIn(client, who)
  const { dialog, ask } = await ring({ client, reader, who }, 'video')
  await expect(dialog.getByRole('alert')).toContainText('This site may not use your camera.')
  await expect(ask).toBeEnabled()
})
