import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'

const demo = await openHouse({ demo: true })
const real = await openHouse()
const get = (house: typeof demo, url: string, more: object = {}) =>
  house.app.inject({ url, headers: { accept: 'text/html' }, ...more })
const send = (subject: string, body: string) =>
  demo.database.transaction((tx) =>
    demo.parts.mail.send(tx, { channel: 'mail', recipient: '<b>@people.test', subject, body }),
  )

test('the outbox shows what was sent, newest first, as text', async () => {
  await send('First', 'Your code is 123456.')
  await send('Second & last', '<script>alert(1)</script>\nNext line')
  const { body, headers, statusCode } = await get(demo, '/dev/mail')
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(body.indexOf('Second &amp; last')).toBeLessThan(body.indexOf('First'))
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;\nNext line')
  expect(body).not.toMatch(/<script|<b>/)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
})

test('a program reads the same as JSON', async () => {
  const answer = await get(demo, '/dev/mail.json')
  expect(answer.json().data[0]).toMatchObject({
    channel: 'mail',
    recipient: '<b>@people.test',
    subject: 'Second & last',
  })
})

test('it is there for this machine only', async () => {
  for (const more of [{ remoteAddress: '10.0.0.7' }, { headers: { host: 'evil.example', accept: '*/*' } }])
    for (const url of ['/dev/mail', '/dev/mail.json']) expect((await get(demo, url, more)).statusCode).toBe(404)
})

test('a real site has no such page', async () => {
  expect((await get(real, '/dev/mail.json')).statusCode).toBe(404)
  expect((await get(real, '/dev/mail')).body).not.toContain('newest first')
})
