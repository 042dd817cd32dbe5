import { expect, test } from 'vitest'
import { moderation } from '@evenlight/contract/moderation'
import { openHouse } from '../../test/house.ts'
import { admin, client } from '../../test/people.ts'

const house = await openHouse()
const [desk, ida] = [await admin(house), await client(house)]
const words = async () => (await ida.call(moderation.blockWords)).data.words
const set = (list: string[]) => desk.call(moderation.setBlockWords, { body: { words: list } })

test('the list is empty at first, and every member has it as soon as it changes', async () => {
  expect(await words()).toEqual([])
  const { data } = await set(['  Zelle ', 'cash   APP', 'zelle', 'ｗｉｒｅ'])
  expect(data.words).toEqual(['cash app', 'wire', 'zelle'])
  expect(await words()).toEqual(['cash app', 'wire', 'zelle'])
  await set(['wire'])
  expect(await words()).toEqual(['wire'])
})

test('what could never match is refused at its place, and the list stays', async () => {
  const { problem } = await set(['venmo', '--', 'ok', ' ', '!?'])
  expect([problem.code, Object.keys(problem.fields ?? {})]).toEqual(['bad_input', expect.arrayContaining(['words.3'])])
  expect(Object.keys((await set(['venmo', '--'])).problem.fields ?? {})).toEqual(['words.1'])
  expect((await set(['x'.repeat(61)])).status).toBe(422)
  expect((await set(Array.from({ length: 1001 }, (_, n) => `word ${n}`))).status).toBe(422)
  expect(await words()).toEqual(['wire'])
})

test('who changed it, and what came and went, is written down', async () => {
  await set(['wire', 'signal'])
  const { rows } = await house.database.pool.query(
    `select actor_id, detail from audit where action = 'block_words.replace' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ actor_id: desk.id, detail: { added: ['signal'], removed: [] } }])
})

test('of two changes at once, one follows the other', async () => {
  await Promise.all([set(['left']), set(['right'])])
  const { rows } = await house.database.pool.query<{ detail: { added: string[]; removed: string[] } }>(
    `select detail from audit where action = 'block_words.replace' order by id desc limit 2`,
  )
  const [last, first] = rows.map(({ detail }) => detail)
  expect(last?.removed).toEqual(first?.added)
  expect(await words()).toEqual(last?.added)
})
