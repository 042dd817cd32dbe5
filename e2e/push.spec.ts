import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, CDPSession, Page } from '@playwright/test'
import { newReceiver, openPushService, unsealed } from '../server/test/push-host.ts'
import { newClient, newName, post, signedIn } from './people.ts'
import { openSite } from './site.ts'
import { expect, signIn, test as story } from './story.ts'

/** A site whose pushes go to a service on this machine. */
const test = story.extend<object, { service: Awaited<ReturnType<typeof openPushService>> }>({
  service: [
    async ({}, lend) => {
      const service = await openPushService()
      await lend(service)
      service.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ service }, lend) => {
      const folder = mkdtempSync(join(tmpdir(), 'evenlight-push-'))
      const trusted = join(folder, 'trusted.pem')
      writeFileSync(trusted, service.certificate)
      const { url, close } = await openSite({ PUSH_HOSTS: service.host, NODE_EXTRA_CA_CERTS: trusted })
      await lend(url)
      await close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 150_000 },
  ],
})
test.use({
  serviceWorkers: 'allow',
  // The shell alone lets no site show a notice, whatever it is granted.
  launchOptions: { executablePath: process.env.EVENLIGHT_CHROMIUM ?? '/usr/bin/chromium', args: ['--disable-gpu'] },
})

/** Without a network a browser never gets a subscription: this one has been given it. */
async function subscribeBy(page: Page, endpoint: string) {
  const receiver = newReceiver()
  const keys = { p256dh: receiver.publicKey.toString('base64url'), auth: receiver.auth.toString('base64url') }
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(
    (given) => {
      const subscription = { toJSON: () => given, unsubscribe: () => Promise.resolve(true) }
      PushManager.prototype.getSubscription = () => Promise.resolve(null)
      PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription)
    },
    { endpoint, keys },
  )
  return receiver
}

/** Somebody asks the house, and is answered: a notice. */
async function answered(request: APIRequestContext, who: string) {
  const [mine, desk] = [await signedIn(request, who), await signedIn(request, 'demo-admin')]
  const words = { topic: 'other', subject: newName('Hours'), body: 'When are you there?' }
  const { id } = await post<{ id: string }>(request, '/api/v2/contact-admin/sent', words, mine.token)
  await post(request, '/api/v2/contact-admin/answer', { ticket_id: id, body: 'From nine on.' }, desk.token)
  return id
}

/** What the story needs of a worker's own names. */
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration
  clients: { openWindow: (url: string) => Promise<null> }
  NotificationEvent: new (name: string, given: { notification: Notification }) => Event
}

/** The browser's own name for the worker of the page. */
async function registrationOf(session: CDPSession) {
  const found = Promise.withResolvers<string>()
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations.filter(({ isDeleted }) => !isDeleted)
    if (first) found.resolve(first.registrationId)
  })
  await session.send('ServiceWorker.enable')
  return found.promise
}

test('how do I hear of it while the site is closed?', async ({ page, request, service, baseURL }) => {
  const who = await newClient(request)
  const receiver = await subscribeBy(page, service.endpoint(who))
  await signIn(page, who)
  await page.goto('/admin-user/notices?tab=choices')
  await page.getByRole('button', { name: 'Turn on push in this browser' }).click()
  await expect(page.getByText('This browser is told from now on.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Turn off push: / })).toBeVisible()

  const ticket = await answered(request, who)
  await expect.poll(() => service.came.length).toBe(1)
  const payload = unsealed(service.came[0]!.body, receiver)
  expect(payload).not.toContain('From nine on')

  const session = await page.context().newCDPSession(page)
  const registrationId = await registrationOf(session)
  await session.send('ServiceWorker.deliverPushMessage', { origin: baseURL!, registrationId, data: payload })
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ title, data }) => ({ title, data: data as unknown }))
    })
  const link = `/admin-user/help/${ticket}`
  await expect.poll(shown).toEqual([{ title: 'We answered your question', data: { link } }])

  // A press that nobody made may open no window: the worker says which one it would.
  const [worker] = page.context().serviceWorkers()
  const opened = await worker!.evaluate(async () => {
    const scope = self as unknown as WorkerScope
    const [notification] = await scope.registration.getNotifications()
    const asked = Promise.withResolvers<string>()
    scope.clients.openWindow = (url) => {
      asked.resolve(url)
      return Promise.resolve(null)
    }
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: notification! }))
    return asked.promise
  })
  expect(opened).toBe(`${baseURL}${link}`)
  expect(await shown()).toEqual([])
  await page.goto(opened)
  await expect(page.getByText('From nine on.')).toBeVisible()

  await page.goto('/admin-user/notices?tab=choices')
  await page.getByRole('button', { name: /^Turn off push: / }).click()
  await expect(page.getByRole('button', { name: 'Turn on push in this browser' })).toBeVisible()
  service.came.length = 0
  await answered(request, who)
  const told = page.getByRole('banner').getByRole('link', { name: /^Notices, 1 unread/ })
  await page.reload()
  await expect(told.or(page.getByRole('link', { name: /^Notices, 2 unread/ }))).toBeVisible()
  expect(service.came).toEqual([])
})

test('quiet hours and what is pushed are kept @both', async ({ page, request }) => {
  await signIn(page, await newClient(request))
  await page.goto('/admin-user/notices?tab=choices')
  await page.getByLabel('From', { exact: true }).fill('21:30')
  await page.getByLabel('Until', { exact: true }).fill('21:30')
  await page.getByRole('button', { name: 'Keep quiet then' }).click()
  await expect(page.getByText('The two times must differ.').first()).toBeVisible()
  await page.getByLabel('Until', { exact: true }).fill('07:00')
  await page.getByRole('button', { name: 'Keep quiet then' }).click()
  await expect(page.getByText(/Nothing is pushed from 21:30 to 07:00, .*Madrid/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Until', { exact: true })).toHaveValue('07:00')
  await page.getByRole('button', { name: 'No quiet hours' }).click()
  await expect(page.getByText('Choose hours in which nothing is pushed')).toBeVisible()

  const message = page.getByRole('group', { name: 'Somebody wrote to you' })
  await message.getByRole('checkbox', { name: 'Push' }).uncheck()
  await expect(page.getByText('Kept.')).toBeVisible()
  await page.reload()
  await expect(message.getByRole('checkbox', { name: 'Push' })).not.toBeChecked()
  const board = page.getByRole('group', { name: 'Announcements for everybody' })
  await expect(board.getByRole('checkbox', { name: 'Push' })).toHaveCount(0)
})
