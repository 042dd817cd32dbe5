import type { Call } from '@evenlight/contract/client'
import { content } from '@evenlight/contract/content'
import { readers } from '@evenlight/contract/readers'
import { testimonials } from '@evenlight/contract/testimonials'
import { expect, test } from 'vitest'
import { places, render } from './server.tsx'

const card = (id: string) => ({
  id,
  username: id,
  display_name: `Reader of ${id}`,
  headline: 'Quiet runes',
  picture: null,
  expertises: [],
  languages: ['en'],
  channels: ['chat'],
  availability: 'available',
  rating: null,
  reviews_count: 0,
  sessions_count: 0,
})

const profile = (id: string) => ({
  ...card(id),
  about: 'Runes.',
  years: 3,
  time_zone: 'Europe/London',
  schedule: [],
  rating_spread: [0, 0, 0, 0, 0],
  specials: [],
})

/** A site that answers calls in its own name, each a moment later, so that drawings of two sites overlap. */
const siteOf = (name: string, demo: boolean) => {
  const answer = async ({ route }: Call) => {
    await new Promise((resolve) => setImmediate(resolve))
    const answers: Record<string, object> = {
      [readers.directory.path]: { data: [card(name)], next: null },
      [readers.profile.path]: { data: profile(name) },
      [testimonials.published.path]: { data: [], next: null },
      [content.home.path]: { data: { blocks: [], articles: [] } },
    }
    return { body: JSON.stringify(answers[route.path] ?? { data: [] }) }
  }
  return { demo, closed: false, url: `https://${name}.example`, answer }
}
const drawnFor = async (site: ReturnType<typeof siteOf>, path: string) => {
  const page = await render(new Request(site.url + path), site)
  if (!page || page instanceof Response) throw new Error(`${path} was not drawn`)
  return page
}

test.each(['/rtl', '/auth'])('%s, which only a browser draws, is left to it and asks for nothing', async (path) => {
  const site = siteOf('north', false)
  expect(await render(new Request(site.url + path), site)).toBeUndefined()
})

test('two sites are drawn side by side by one module, each with its own readers, name and address', async () => {
  const sites = [siteOf('north', false), siteOf('south', true)]
  const pages = await Promise.all(sites.flatMap((site) => ['/', '/psychics'].map((path) => drawnFor(site, path))))
  for (const [n, { root, head, data }] of pages.entries()) {
    const [own, other] = n < 2 ? ['north', 'south'] : ['south', 'north']
    expect(root).toContain(`Reader of ${own}`)
    expect(head).toContain(`https://${own}.example/`)
    expect(root.includes('demonstration')).toBe(own === 'south')
    expect(root + head + data).not.toContain(`Reader of ${other}`)
  }
  const gallery = { path: '/dev/ui', screen: 'gallery/gallery', ofHouse: false }
  expect((await places(sites[0]!)).members).not.toContainEqual(gallery)
  expect((await places(sites[1]!)).members).toContainEqual(gallery)
})

test('a profile says who checked; in a demonstration it says that nobody did', async () => {
  const [real, demo] = await Promise.all(
    [false, true].map(
      async (demo) => (await drawnFor(siteOf('north', demo), '/profile/usr_aaaaaaaaaaaaaaaaaaaaaa')).root,
    ),
  )
  for (const page of [real, demo]) {
    expect(page).toContain('Reader of north is the name that this reader chose')
    expect(page).toContain('approved it before anybody could ask for a reading')
  }
  expect(demo).toContain('Reader of north is invented')
  expect(real).not.toContain('invented')
})
