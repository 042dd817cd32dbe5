import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'

const house = await openHouse()
const ask = (url: string) => house.app.inject({ url, headers: { 'accept-encoding': 'br' } })

test('the documentation is there to read with its own files, under a policy that lets them in', async () => {
  const page = await ask('/api/docs')
  const [, sheet] = /href="([^"]+\.css)"/.exec(page.body) ?? []
  const style = await ask(new URL(sheet!, 'http://localhost/api/docs/').pathname)
  expect([page.statusCode, style.statusCode]).toEqual([200, 200])
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  expect(style.headers).toMatchObject({
    'content-type': expect.stringContaining('text/css'),
    'x-content-type-options': 'nosniff',
  })
  expect((await ask('/api/docs/json')).json()).toMatchObject({ openapi: '3.1.0' })
  expect((await ask('/api/docs/nothing')).statusCode).toBe(404)
})

test('the document comes packed, also to who asks again', async () => {
  const asked = [await ask('/api/openapi.json'), await ask('/api/openapi.json')]
  expect(asked.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br'])
})
