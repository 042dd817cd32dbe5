import { oneOf, text } from '../kernel/columns.ts'
import type { Database, Db } from '../kernel/database.ts'
import { newId } from '../kernel/ids.ts'
import { reads, writes } from '../kernel/statement.ts'
import type { CardKeeper, Kept, Stored } from './gateway.ts'

export const answers = ['approved', 'declined', 'timeout', 'review', 'disputed'] as const
type Answer = (typeof answers)[number]
export const answerIn = (token: string) => answers.find((answer) => answer === token) ?? 'declined'

const looks: Record<Answer, Pick<Kept, 'brand' | 'last4'>> = {
  approved: { brand: 'visa', last4: '1111' },
  declined: { brand: 'discover', last4: '1117' },
  timeout: { brand: 'mastercard', last4: '4444' },
  review: { brand: 'amex', last4: '0005' },
  disputed: { brand: 'jcb', last4: '0017' },
}
/** What a test card is known by. */
export const faceOf = (answer: Answer) => looks[answer]
const yearsGood = 3
const expiry = (now: number) =>
  `${new Date(now).getUTCFullYear() + yearsGood}-${new Date(now).toISOString().slice(5, 7)}`

const paid = reads('payment_demo_paid_by', {
  takes: { paymentId: text },
  gives: { answer: oneOf(answers) },
  text: ($) => `select answer from payment_demo_charge where payment_id = ${$.paymentId}`,
})
const put = writes('payment_demo_card_put', {
  takes: { profileId: text, customerId: text, answer: oneOf(answers), expires: text },
  text: ($) => `insert into payment_demo_card (profile_id, customer_id, answer, expires)
    values (${$.profileId}, ${$.customerId}, ${$.answer}, ${$.expires}) on conflict (customer_id, answer) do nothing`,
})
const listed = reads('payment_demo_cards', {
  takes: { customerId: text },
  gives: { profile_id: text, answer: oneOf(answers), expires: text },
  text: ($) => `select profile_id, answer, expires from payment_demo_card where customer_id = ${$.customerId}`,
})
const found = reads('payment_demo_card', {
  takes: { customer_id: text, profile_id: text },
  gives: { answer: oneOf(answers) },
  text: ($) => `select answer from payment_demo_card
    where profile_id = ${$.profile_id} and customer_id = ${$.customer_id}`,
})
const gone = writes('payment_demo_card_gone', {
  takes: { customer_id: text, profile_id: text },
  text: ($) => `delete from payment_demo_card
    where profile_id = ${$.profile_id} and customer_id = ${$.customer_id}`,
})

/** What a card that the demo keeps answers; one that it doesn't know is declined. */
export const findAnswer = async (db: Db, stored: Stored) => (await db.run(found, stored))[0]?.answer ?? 'declined'

/** The test cards that the demo's pretended provider keeps: each looks like a card of another brand. */
export const cardsOfDemo = (database: Database): CardKeeper => ({
  addCustomer: (clientId) => Promise.resolve(`demo_${clientId}`),
  storeCard: (customerId, from, now) =>
    database.transaction(async (tx) => {
      const answer =
        'descriptor' in from ? answerIn(from.value) : (await tx.run(paid, { paymentId: from.id }))[0]?.answer
      if (!answer) return 'declined'
      await tx.run(put, { profileId: newId('dmo'), customerId, answer, expires: expiry(now) })
      return 'stored'
    }),
  listCards: async (customerId) =>
    (await database.db.run(listed, { customerId })).map(({ answer, ...card }) => ({ ...card, ...looks[answer] })),
  deleteCard: (card) => database.transaction(async (tx) => void (await tx.run(gone, card))),
})
