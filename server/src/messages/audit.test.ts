import { expect, test } from 'vitest'
import { uploads } from '@evenlight/contract/uploads'
import { openHouse } from '../../test/house.ts'
import { approve, giveBack, write } from '../../test/messages.ts'
import { admin, client, reader } from '../../test/people.ts'
import { good } from '../../test/pictures.ts'
import { findsAfter } from '../../test/tampering.ts'
import { audit } from './audit.ts'

const house = await openHouse()
const [ida, mara, desk] = [await client(house), await reader(house), await admin(house)]
const pair = { client: ida, reader: mara }
const { png } = await good()
const { data: picture } = await ida.call(uploads.media, { file: new Blob([new Uint8Array(png)]) })
const { id } = await write(pair, 'At Elm Street.', picture.name)
await approve(house, desk, id, { redactions: [{ from: 3, to: 13 }] })
await giveBack(house, desk, (await write(pair, 'Once more.')).id)

const unguarded = 'alter table message drop constraint message_seen_when_delivered'

test.each([
  [
    'a message goes between a client and a reader',
    `update account_person set role = 'READER', approval = 'approved' where role = 'CLIENT'`,
  ],
  [
    'what is delivered was decided on by an admin, and not before it was due',
    `update message set decided_by = sender_id`,
  ],
  [
    'what is delivered was decided on by an admin, and not before it was due',
    `update message set delivered_at = delivers_at - interval '1 ms'`,
  ],
  ['what is returned says why', `update message set returned_reason = ' ' where state = 'returned'`],
  ['what is not delivered was not read', `update message set read_at = now()`],
  ['what was taken out is not in what members read', 'update message set words = typed where typed is not null'],
  ['the picture of a message is its sender’s own, and claimed', `update upload set person_id = '${mara.id}'`],
  ['the picture of a message is its sender’s own, and claimed', `update upload set claimed_at = null`],
])('%s: tampering is found', async (promise, tampering) => {
  const found = await findsAfter(house.database, { audit }, unguarded, tampering)
  expect(found.pass).toContain(promise)
  expect(found.look).toContain(promise)
})
