import { expect, type Page } from '@playwright/test'
import { inside, map, open } from '../map.ts'
import { signIn } from '../story.ts'
import { look } from './camera.ts'

const nameOf = (who: string, file: string) => `${who}-${file.replace('/', '-')}`

async function come(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // What the gallery shows is meant to be on its way.
  if (path !== '/dev/ui') await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
}

look.describe('anybody', () => {
  for (const { path, file } of open)
    look(nameOf('public', file), async ({ page, camera }) => {
      await come(page, path)
      await camera.shoot(page, nameOf('public', file))
    })

  look('public-lost', async ({ page, camera }) => {
    await come(page, '/no-such-page')
    await camera.shoot(page, 'public-lost')
  })

  look('public-fault', async ({ page, camera }) => {
    // The page's own code can't be had, not even after the one reload; nor did the server draw it.
    await page.route(/auth\.screen-.*\.js/, (route) => route.abort())
    await come(page, '/auth')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await camera.shoot(page, 'public-fault')
  })

  look('public-offline-bar', async ({ page, camera, context }) => {
    await come(page, '/psychics')
    await context.setOffline(true)
    await camera.shoot(page, 'public-offline-bar', 'window')
  })

  look('public-settings', async ({ page, camera }) => {
    await come(page, '/')
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await camera.shoot(page, 'public-settings', 'window')
  })

  look('public-nothing-found', async ({ page, camera }) => {
    await come(page, '/psychics?q=nobody-of-this-name')
    await camera.shoot(page, 'public-nothing-found')
  })

  look('public-profile', async ({ page, camera, site }) => {
    await come(page, `/profile/${site.reader}`)
    await camera.shoot(page, 'public-profile')
  })

  look('public-profile-online', async ({ page, camera, site }) => {
    await come(page, `/profile/${site.online}`)
    await camera.shoot(page, 'public-profile-online')
  })

  look('public-reset-password', async ({ page, camera }) => {
    await come(page, '/reset-password/a-token-of-nobody')
    await camera.shoot(page, 'public-reset-password')
  })
})

for (const [role, who, name] of [
  ['CLIENT', 'demo-client', 'client'],
  ['READER', 'demo-reader', 'reader'],
  ['ADMIN', 'demo-admin', 'admin'],
] as const)
  look.describe(name, () => {
    for (const { path, file } of inside(role))
      look(nameOf(name, file), async ({ page, camera }) => {
        await signIn(page, who)
        await come(page, path)
        await camera.shoot(page, nameOf(name, file))
      })
  })

look.describe('a new client', () => {
  for (const { path, file } of inside('CLIENT'))
    look(nameOf('new', file), async ({ page, camera, site }) => {
      await signIn(page, site.fresh)
      await come(page, path)
      await camera.shoot(page, nameOf('new', file))
    })

  look('new-home', async ({ page, camera, site }) => {
    await signIn(page, site.fresh)
    await come(page, '/')
    await camera.shoot(page, 'new-home')
  })
})

/** Addresses that nobody could guess: who looks at which part of the furnished site. */
const byId = [
  { name: 'ticket', path: '/admin-user/help/:ticket_id', of: 'ticket', seenBy: ['client', 'admin'] },
  { name: 'past', path: '/admin-user/history/:chat_id', of: 'reading', seenBy: ['client', 'reader', 'admin'] },
  { name: 'statement', path: '/admin-user/statements/:statement_id', of: 'statement', seenBy: ['reader', 'admin'] },
  { name: 'payout', path: '/admin-user/payouts/:payout_id', of: 'payout', seenBy: ['admin'] },
  { name: 'person', path: '/admin-user/people/:id', of: 'person', seenBy: ['admin'] },
  { name: 'ban', path: '/admin-user/bans/:id', of: 'ban', seenBy: ['admin'] },
  { name: 'new-order', path: '/email-reading/:reader_id', of: 'reader', seenBy: ['client'] },
  { name: 'booking', path: '/profile/:id/appointment', of: 'reader', seenBy: ['client'] },
  { name: 'page', path: '/profile/:id/page', of: 'reader', seenBy: ['client'] },
  { name: 'article', path: '/articles/view/:id?', of: 'article', seenBy: ['client'] },
  { name: 'writing', path: '/admin-user/articles/:id', of: 'article', seenBy: ['admin'] },
  { name: 'order', path: '/admin-user/email-readings/:order_id', of: 'order', seenBy: ['client', 'reader'] },
] as const

for (const { name, path, of, seenBy } of byId)
  for (const who of seenBy)
    look(`${who}-${name}`, async ({ page, camera, site }) => {
      await signIn(page, `demo-${who}`)
      await come(page, path.replace(/:\w+\??/, site[of]))
      await camera.shoot(page, `${who}-${name}`)
    })

look('every address that needs an id has a picture', () => {
  // The last is of a blog, in which a demonstration has no post.
  const elsewhere = ['/profile/:id', '/reset-password/:token', '/ongoing/:chat_id', '/blog/:id']
  const conversation = '/chat-conversation/:client_id/:reader_id'
  const needed = map.map(({ path }) => path).filter((path) => path.includes(':'))
  expect(needed.toSorted()).toEqual([...elsewhere, conversation, ...byId.map(({ path }) => path)].toSorted())
})
