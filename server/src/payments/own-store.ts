import { boolean, integer, moment, nullable, text } from '../kernel/columns.ts'
import { tells, type Own } from '../kernel/own.ts'

/** What is kept of people here, as they are given it. */
export const own: Own = {
  told: [
    tells('payment', {
      gives: {
        id: text,
        amount_cents: integer,
        tax_cents: integer,
        tax_country: nullable(text),
        paid_seconds: integer,
        free_seconds: integer,
        method: text,
        state: text,
        made_at: moment,
        settled_at: nullable(moment),
        automatic: boolean,
        card_brand: nullable(text),
        card_last4: nullable(text),
      },
      whose: (me) => `t.client_id = ${me}`,
      place: 't.id',
    }),
    tells('payment_card', {
      gives: {
        id: text,
        brand: text,
        last4: text,
        expires: nullable(text),
        made_at: moment,
        removed_at: nullable(moment),
      },
      whose: (me) => `t.client_id = ${me}`,
      place: 't.id',
    }),
    tells('payment_card_wish', {
      gives: { payment_id: text, agreed_at: moment },
      whose: (me) => `t.client_id = ${me}`,
      place: 't.payment_id',
    }),
    tells('payment_refund', {
      gives: {
        id: text,
        payment_id: text,
        amount_cents: integer,
        reason: text,
        made_at: moment,
        settled_at: nullable(moment),
      },
      whose: (me) => `exists (select from payment p where p.id = t.payment_id and p.client_id = ${me})`,
      place: 't.id',
    }),
    tells('payment_dispute', {
      gives: {
        id: text,
        payment_id: text,
        state: text,
        amount_cents: integer,
        opened_at: moment,
        closed_at: nullable(moment),
      },
      whose: (me) => `exists (select from payment p where p.id = t.payment_id and p.client_id = ${me})`,
      place: 't.id',
    }),
  ],
  untold: {
    payment_customer: 'the number by which the card company knows them',
    payment_break: 'where our books and the card company’s differ, for the house to mend',
    payment_sign_up: 'stands in the payment',
  },
}
