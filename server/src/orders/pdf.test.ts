import { orders } from '@evenlight/contract/orders'
import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { openOrders } from '../../test/orders.ts'
import { textOf } from '../../test/pdf.ts'
import { client, signIn } from '../../test/people.ts'

const house = await openHouse({ demo: true })
const fileOf = async (id: string, who: { id: string }, role: 'CLIENT' | 'READER') => {
  const { access } = await signIn(house, { id: who.id, role })
  const { statusCode, headers, rawPayload } = await house.app.inject({
    url: orders.one.path.replace('{id}', id),
    headers: { authorization: `Bearer ${access}`, accept: 'application/pdf' },
  })
  return { status: statusCode, type: headers['content-type'], name: headers['content-disposition'], pdf: rawPayload }
}
const lineOf = (pdf: Buffer) => textOf(pdf).join(' ').replaceAll(/\s+/g, ' ')

test('a delivered reading is a PDF with every word of it, for its two and nobody else', async () => {
  const { ida, mara, order, answer, deliver } = await openOrders(house)
  const id = await order(['¿Volverá él?', 'Is it 🌙 or the tide?'])
  expect((await fileOf(id, ida, 'CLIENT')).status).toBe(409)
  await answer(id, { action: 'draft', answers: ['Not yet to be read.', ''] })
  expect((await fileOf(id, mara, 'READER')).status).toBe(409)
  const long = Array.from({ length: 400 }, (_, at) => `Sentence ${at}.`).join(' ')
  await deliver(id, ['In the spring.', long])
  await ida.call(orders.clarify, { body: { order_id: id, question: 'Which spring?' } })
  await answer(id, { action: 'explain', text: 'The next one.' })
  const { status, type, name, pdf } = await fileOf(id, ida, 'CLIENT')
  expect([status, type, name]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="evenlight-reading-${id.slice(-8)}.pdf"`,
  ])
  const said = lineOf(pdf)
  for (const words of [
    '¿Volverá él?',
    'In the spring.',
    'Sentence 0.',
    'Sentence 399.',
    'Which spring?',
    'The next one.',
  ])
    expect(said).toContain(words)
  expect(said).toContain('Is it ? or the tide?')
  expect(said).toContain('can not be printed here')
  expect(lineOf((await fileOf(id, mara, 'READER')).pdf)).toBe(said)
  expect((await fileOf(id, await client(house), 'CLIENT')).status).toBe(404)
})
