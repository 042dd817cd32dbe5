import {
  CREATE,
  counted,
  fieldsOf,
  filePicker,
  held,
  openComposer,
  options,
  pick,
  picture,
  READER,
  scrolls,
  sendButton,
  sendOff,
  sentDialog,
  toField,
  UPLOAD,
  words,
  write,
} from './composer.ts'
import { newClient, newName } from './people.ts'
import { expect, signIn, test } from './story.ts'

test.describe('the composer, as the specification has it', () => {
  test('“sharing personal contact information is NOT allowed; … NOT for getting readings; all messages go to the admin for approval, which may take a few hours” @both', async ({
    page,
  }) => {
    await signIn(page, 'demo-client')
    await openComposer(page)
    for (const told of [
      'Sharing personal contact information is NOT allowed.',
      'This feature is for scheduling readings or sharing small updates, NOT for getting readings.',
      'All messages go to the admin for approval, which may take a few hours.',
    ])
      await expect(page.getByText(told)).toBeVisible()
  })

  test('“The placeholder is ‘Select the Reader’ for a client and ‘Select the Client’ for a reader.”', async ({
    page,
    person,
  }) => {
    await signIn(page, 'demo-client')
    await openComposer(page)
    await expect(toField(page)).toHaveAttribute('placeholder', 'Select the Reader')
    const reader = await person('demo-reader')
    await openComposer(reader)
    await expect(toField(reader)).toHaveAttribute('placeholder', 'Select the Client')
    await pick(reader, 'demo-client')
  })

  test('“The list filters by username, case-insensitive. When nothing matches it shows ‘No suggestions available’.”', async ({
    page,
  }) => {
    await signIn(page, 'demo-client')
    await openComposer(page)
    await toField(page).fill('O-READ')
    await expect(options(page)).toHaveText([`${READER}Robin Alder`])
    await toField(page).fill('nobody-of-this-name')
    await expect(options(page)).toHaveText(['No suggestions available'])
    await expect(page.getByText('No suggestions', { exact: true })).toHaveRole('status')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(toField(page)).toHaveValue('nobody-of-this-name')
  })

  test('“Arrow keys and Enter select.” Esc closes, then clears; an edited name is nobody’s', async ({ page }) => {
    await signIn(page, 'demo-client')
    await openComposer(page)
    await toField(page).click()
    await expect(options(page).nth(2)).toBeVisible()
    const names = await options(page).locator('bdi:first-child').allTextContents()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(toField(page)).toHaveValue(names.at(-1) ?? '')
    await expect(page.getByRole('listbox')).toBeHidden()
    await words(page).fill('Not yet')
    const sent = counted(page, 'msg-transcripts/create')
    await toField(page).press('Enter')
    await expect(sendButton(page)).toBeEnabled()
    expect(sent).toEqual([])
    await toField(page).press('End')
    await page.keyboard.press('Backspace')
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Please select a messenger.')
    await toField(page).press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(toField(page)).not.toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(toField(page)).toHaveValue('')
  })

  test('“The list scrolls above a maximum height of 150px.” @both', async ({ page }) => {
    await signIn(page, 'demo-client')
    await openComposer(page)
    await toField(page).click()
    const list = page.getByRole('listbox')
    await expect(options(page).nth(5)).toBeAttached()
    const height = async () => (await list.boundingBox())?.height
    await expect.poll(height).toBe(150)
    expect(await scrolls(list)).toBe(true)
    await expect(list).toHaveCSS('overflow-y', 'auto')
    await toField(page).fill(READER)
    await expect(options(page)).toHaveCount(1)
    await expect.poll(height).toBeLessThan(150)
  })

  test('the list is asked for once one stops typing, and the old one stays until the new one is there', async ({
    page,
  }) => {
    await page.clock.install()
    await signIn(page, 'demo-client')
    await openComposer(page)
    await toField(page).click()
    await expect(options(page).nth(2)).toBeVisible()
    const asked: string[] = []
    const letGo = await held(page, '**/members-info?*')
    page.on('request', (request) => void (request.url().includes('members-info') && asked.push(request.url())))
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await toField(page).pressSequentially('zzz')
    await page.clock.resume()
    await expect(toField(page)).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]).toMatch(/q=zzz$/)
    await expect(options(page).nth(2)).toBeVisible()
    letGo()
    await expect(options(page)).toHaveText(['No suggestions available'])
    await expect(toField(page)).not.toHaveAttribute('aria-busy')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(toField(page)).toBeFocused()
    await expect(toField(page)).toHaveValue('')
  })

  test('“A multi-line message box of 6 rows. Enter inserts a newline; Shift+Enter does nothing.” @both', async ({
    page,
  }) => {
    await signIn(page, 'demo-client')
    await openComposer(page)
    await pick(page, READER)
    const box = words(page)
    await expect(box).toHaveJSProperty('tagName', 'TEXTAREA')
    await expect(box).toHaveAttribute('rows', '6')
    const before = await box.boundingBox()
    const sent = counted(page, 'msg-transcripts/create')
    await box.pressSequentially('One')
    await box.press('Enter')
    await box.pressSequentially('two')
    await box.press('Shift+Enter')
    await box.pressSequentially('.')
    await expect(box).toHaveValue('One\ntwo.')
    await box.fill('line\n'.repeat(40))
    expect((await box.boundingBox())?.height).toBe(before?.height)
    expect(sent).toEqual([])
  })

  test('what an input method composes is left to it', async ({ page }) => {
    await signIn(page, 'demo-client')
    await openComposer(page)
    const taken = (isComposing: boolean) =>
      words(page).evaluate((box, composing) => {
        const init = { key: 'Enter', shiftKey: true, isComposing: composing, bubbles: true, cancelable: true }
        return !box.dispatchEvent(new KeyboardEvent('keydown', init))
      }, isComposing)
    expect(await taken(true)).toBe(false)
    expect(await taken(false)).toBe(true)
  })

  test('“Send requires a selected counterpart; otherwise the alert ‘Please select a messenger.’ appears.” It comes before anything else @both', async ({
    page,
  }) => {
    await signIn(page, 'demo-client')
    await openComposer(page)
    const sent = counted(page, 'msg-transcripts/create')
    await sendButton(page).click()
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText('Please select a messenger.')
    await expect(toField(page)).toBeFocused()
    await toField(page).fill(READER)
    await words(page).fill('Named, but not chosen')
    await sendButton(page).click()
    await expect(alert).toHaveText('Please select a messenger.')
    await pick(page, READER)
    await expect(alert).toBeHidden()
    expect(sent).toEqual([])
  })

  test('“An empty or whitespace-only message is ignored: nothing is sent.” With a picture or without', async ({
    page,
  }) => {
    await signIn(page, 'demo-client')
    await write(page, ' \n\t ')
    const sent = counted(page, 'msg-transcripts/create')
    await sendButton(page).click()
    await filePicker(page).setInputFiles(picture)
    await expect(page.getByText('Ready to be sent with your message.')).toBeVisible()
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(words(page)).toHaveValue(' \n\t ')
    expect(sent).toEqual([])
  })
})

test.describe('sending', () => {
  test('“A client sending a message uses their own id as client_id and the selected counterpart as reader_id; a reader does the reverse.”', async ({
    page,
    person,
  }) => {
    const payload = async (of: typeof page, text: string, to: string) => {
      await write(of, text, to)
      const asked = of.waitForRequest(CREATE)
      await sendButton(of).click()
      await expect(sentDialog(of)).toBeVisible()
      return new Map(fieldsOf(await asked))
    }
    await signIn(page, 'demo-client')
    const mine = await payload(page, ' Thursday at 7?\nOr later. ', READER)
    expect([...mine.keys()]).toEqual(['message', 'client_id', 'reader_id', 'type', 'image'])
    expect(mine.get('message')?.replace(/\r\n/g, '\n')).toBe(' Thursday at 7?\nOr later. ')
    expect([mine.get('type'), mine.get('image')]).toEqual(['CLIENT', ''])
    const reader = await person('demo-reader')
    const theirs = await payload(reader, 'Thursday it is.', 'demo-client')
    expect(theirs.get('type')).toBe('READER')
    expect([theirs.get('client_id'), theirs.get('reader_id')]).toEqual([mine.get('client_id'), mine.get('reader_id')])
    expect(mine.get('client_id')).not.toBe(mine.get('reader_id'))
  })

  test('“POST upload-file/media: multipart, field file. The name in the response is kept as the image value.” Send waits for it', async ({
    page,
  }) => {
    await signIn(page, 'demo-client')
    await write(page, 'Here is the card.')
    await expect(page.getByText('A jpeg, png, webp or gif, up to 8 MB.')).toBeVisible()
    const sent = counted(page, 'msg-transcripts/create')
    const letGo = await held(page, UPLOAD)
    const uploaded = page.waitForResponse(UPLOAD)
    await filePicker(page).setInputFiles(picture)
    await expect(page.getByRole('progressbar', { name: 'Uploading the picture' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await sendButton(page).click()
    await expect(page.getByText('Your message is sent as soon as the picture is uploaded.')).toBeVisible()
    expect(sent).toEqual([])
    letGo()
    await expect(sentDialog(page)).toBeVisible()
    const answer = await uploaded
    expect(answer.request().postData()).toContain('name="file"')
    const { data } = (await answer.json()) as { data: { name: string } }
    expect(sent).toHaveLength(1)
    expect(new Map(fieldsOf(sent[0]!)).get('image')).toBe(data.name)
  })

  test('a picture can be taken back while it is uploaded, and what can’t be one is said at once', async ({ page }) => {
    await signIn(page, 'demo-client')
    await openComposer(page)
    await held(page, UPLOAD)
    await filePicker(page).setInputFiles(picture)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    const asked = counted(page, 'upload-file/media')
    await filePicker(page).setInputFiles({
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    })
    await expect(page.getByText('That kind of file is not accepted here.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove' }).click()
    await filePicker(page).setInputFiles({ ...picture, buffer: Buffer.alloc(8 * 1024 * 1024 + 1) })
    await expect(page.getByText('That is too large.')).toBeVisible()
    expect(asked).toEqual([])
  })

  test('“confirm ‘Your message has been sent for approval’ and go to /admin-user/message”: OK goes at once, and it waits in the outbox @both', async ({
    page,
  }) => {
    const text = newName('A small update')
    await signIn(page, 'demo-client')
    await write(page, text)
    await sendOff(page)
    await expect(page.getByRole('tab', { name: /^Outbox/ })).toHaveAttribute('aria-selected', 'true')
    const row = page.getByRole('link').filter({ hasText: text })
    await expect(row).toContainText('Waiting for approval')
    await page.goBack()
    await expect(words(page)).toHaveValue('')
  })

  for (const [how, dismiss] of [
    ['Later', (page) => page.getByRole('button', { name: 'Later' }).click()],
    ['Esc', (page) => page.keyboard.press('Escape')],
    ['Close', (page) => page.getByRole('button', { name: 'Close' }).click()],
    ['the backdrop', (page) => page.mouse.click(5, 5)],
  ] as const satisfies readonly (readonly [string, (page: Parameters<typeof signIn>[0]) => Promise<void>])[])
    test(`“If the confirmation is dismissed or declined, go there after 2000 ms.” By ${how}`, async ({
      page,
      request,
    }) => {
      await page.clock.install()
      await signIn(page, await newClient(request))
      await write(page, 'See you then.')
      await sendButton(page).click()
      await expect(sentDialog(page)).toBeVisible()
      await page.clock.fastForward(60_000)
      await expect(sentDialog(page)).toBeVisible()
      // The page that follows is there already, so that leaving too early would show at once.
      const next = page.waitForResponse(/centre\.screen-.*\.js/)
      await page.evaluate(() => {
        const link = document.querySelector('header a[href="/admin-user/message"]')
        link?.dispatchEvent(new Event('pointerover', { bubbles: true }))
      })
      await (await next).finished()
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
      await dismiss(page)
      await expect(sentDialog(page)).toBeHidden()
      await expect(words(page)).not.toBeEditable()
      await page.clock.runFor(1999)
      for (let turn = 0; turn < 50; turn++) await page.evaluate(() => undefined)
      await expect(page).toHaveURL('/message-conversation')
      await page.clock.runFor(1)
      await page.clock.resume()
      await expect(page).toHaveURL('/admin-user/message')
    })

  test('whoever leaves before the 2000 ms are over is not fetched back', async ({ page }) => {
    await page.clock.install()
    await signIn(page, 'demo-client')
    await write(page, 'See you then.')
    await sendButton(page).click()
    await expect(sentDialog(page)).toBeVisible()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.getByRole('button', { name: 'Later' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Prices' }).click()
    await expect(page).toHaveURL('/our-prices')
    await page.clock.runFor(5000)
    await page.clock.resume()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/our-prices')
  })
})
