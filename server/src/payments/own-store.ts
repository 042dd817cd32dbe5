import { boolean, integer, moment, nullable, text } from '../kernel/columns.ts'
import { ends, hinders, tells, type Own } from '../kernel/own.ts'

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
  hinders: [
    hinders(
      'payment_open',
      'payment',
      (me) => `select from payment p where p.client_id = ${me} and p.state in ('intent', 'unknown', 'review')`,
    ),
    hinders(
      'refund_open',
      'refund',
      (me) =>
        `select from payment_refund f join payment p on p.id = f.payment_id where p.client_id = ${me} and f.settled_at is null`,
    ),
    hinders(
      'dispute_open',
      'dispute',
      (me) =>
        `select from payment_dispute d join payment p on p.id = d.payment_id where p.client_id = ${me} and d.state = 'open'`,
    ),
  ],
  erased: [
    ends(
      'payment_card',
      (me, now) =>
        `update payment_card set removed_at = coalesce(removed_at, ${now}), ask_at = coalesce(ask_at, ${now}) where client_id = ${me}`,
    ),
  ],
  kept: {
    payment: 'the books of time and money, by number',
    payment_card_wish: 'the books of time and money, by number',
    payment_refund: 'the books of time and money, by number',
    payment_dispute: 'the books of time and money, by number',
    payment_break: 'the books of time and money, by number',
    payment_customer: 'until the card company has forgotten the cards',
    payment_sign_up: 'the books of time and money, by number',
  },
}
