import type { Call } from '@evenlight/contract/client'
import { readers } from '@evenlight/contract/readers'
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
  readings_count: 0,
})

/** A site that answers calls in its own name, each a moment later, so that drawings of two sites overlap. */
const siteOf = (name: string, demo: boolean) => {
  const answer = async ({ route }: Call) => {
    await new Promise((resolve) => setImmediate(resolve))
    const list = route.path === readers.directory.path ? { data: [card(name)], next: null } : { data: [] }
    return { body: JSON.stringify(list) }
  }
  return { demo, url: `https://${name}.example`, answer }
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
  expect((await places(sites[0]!)).members).not.toContain('/dev/ui')
  expect((await places(sites[1]!)).members).toContain('/dev/ui')
})
