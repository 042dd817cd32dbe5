import { expect, test } from 'vitest'
import { accounts } from '@evenlight/contract/accounts'
import { audit } from '@evenlight/contract/audit'
import { tickets } from '@evenlight/contract/tickets'
import { openHouse } from '../../test/house.ts'
import { admin, client } from '../../test/people.ts'

const house = await openHouse()
const [ada, bea, ida] = [await admin(house), await admin(house), await client(house)]
type Query = { kind?: 'deeds' | 'looks'; who?: string; about?: string; limit?: string; after?: string }
const log = async (query: Query = {}) => (await ada.call(audit.log, { query })).data
const whitelist = (by: typeof ada, on: boolean) =>
  by.call(accounts.trust, { body: { member_id: ida.id, on, reason: `Known for years: ${on}.` } })

test('deeds stand apart from looks, newest first, with who, whom and why', async () => {
  await ada.call(accounts.members, { query: {} })
  await whitelist(ada, true)
  await whitelist(bea, false)
  const deeds = await log()
  expect(deeds.slice(0, 2)).toMatchObject([
    {
      actor: { id: bea.id, username: bea.username },
      action: 'members.distrust',
      subject_id: ida.id,
      subject_username: ida.username,
      reason: 'Known for years: false.',
    },
    { actor: { id: ada.id }, action: 'members.trust' },
  ])
  expect(deeds.map(({ action }) => action)).not.toContain('members.list')
  const looks = await log({ kind: 'looks' })
  expect(new Set(looks.map(({ action }) => action))).toEqual(new Set(['members.list']))
})

test('it narrows to what one of the house did, and to what was done about one person or thing', async () => {
  await whitelist(ada, true)
  const body = { topic: 'payment' as const, subject: 'A receipt', body: 'Where is it?' }
  const { id } = (await ida.call(tickets.ask, { body })).data
  await bea.call(tickets.answer, { body: { ticket_id: id, body: 'In your wallet.' } })
  const byBea = await log({ who: bea.username.toUpperCase() })
  expect(new Set(byBea.map(({ actor }) => actor?.id))).toEqual(new Set([bea.id]))
  expect(byBea[0]).toMatchObject({ action: 'ticket.answer', subject_id: id })
  expect((await log({ about: id })).map(({ action }) => action)).toEqual(['ticket.answer'])
  expect((await log({ about: ida.id })).map(({ action }) => action)).toContain('members.trust')
  expect(await log({ who: 'nobody-of-the-house' })).toEqual([])
})

test('its pages hold every row once', async () => {
  for (let n = 0; n < 5; n++) await whitelist(ada, n % 2 === 0)
  const all = (await log({ limit: '100' })).map(({ id }) => id)
  const seen: string[] = []
  for (let after: string | undefined; ;) {
    const page = await ada.call(audit.log, { query: { limit: '2', ...(after && { after }) } })
    seen.push(...page.data.map(({ id }) => id))
    const next = page.next
    if (!next) break
    after = next
  }
  expect(seen).toEqual(all)
})
