import { content } from '@evenlight/contract/content'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { admin } from '../../test/people.ts'

const house = await openHouse({ url: 'https://evenlight.example' })
const { app, clock } = house
const get = (url: string, accept = '*/*') => app.inject({ url, headers: { accept } })
const itemsOf = (feed: string) =>
  [...feed.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => ({
    title: /<title>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?<\/title>/.exec(item)?.[1],
    link: /<link>(.*?)<\/link>/.exec(item)?.[1],
  }))

test('what is published is in its feed, in its language, until it is withdrawn', async () => {
  const ana = await admin(house)
  const body = { title: 'Cards & ]]> signs', summary: 'Fewer <b>cards</b>.', body: '<p>Look first.</p>' }
  const { id } = (await ana.call(content.addArticle, { body })).data
  const act = (action: 'publish' | 'withdraw') =>
    ana.call(content.updateArticle, { params: { id }, body: { action, seen: 1 } })
  expect(itemsOf((await get('/articles/feed.xml')).body)).toEqual([])
  await act('publish')
  const link = (language: string) => `https://evenlight.example${language}/articles/view?id=${id}`
  const english = await get('/articles/feed.xml')
  expect(english.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(itemsOf(english.body)).toHaveLength(1)
  expect(itemsOf(english.body)[0]!.link).toBe(link(''))
  expect(english.body).not.toContain('<b>cards')
  const spanish = (await get('/es/articles/feed.xml')).body
  expect([itemsOf(spanish)[0]!.link, spanish]).toEqual([link('/es'), expect.stringContaining('artículos')])
  expect(itemsOf((await get('/blog/feed.xml')).body)).toEqual([])
  await act('withdraw')
  expect(itemsOf((await get('/articles/feed.xml')).body)).toEqual([])
})

test('a page says where its feed is', async () => {
  await clock.advance(1001)
  for (const path of ['/articles', '/blog', '/ar/articles'])
    expect((await get(path, 'text/html')).body).toContain(
      `<link rel="alternate" type="application/rss+xml" href="https://evenlight.example${path}/feed.xml">`,
    )
})

test('what programs are told of the site leads to pages that are there', async () => {
  const { body, headers } = await get('/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^# Evenlight\n\n> /)
  const links = [...body.matchAll(/\]\(https:\/\/evenlight\.example([^)]*)\)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(12)
  for (const path of links) expect([path, (await get(path, 'text/html')).statusCode]).toEqual([path, 200])
})
