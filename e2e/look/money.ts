import type { APIRequestContext } from '@playwright/test'
import { newClient, PASSWORD, post, signedIn } from '../people.ts'

type Signed = Awaited<ReturnType<typeof signedIn>>

/** What has moved money or is about to: an order, a statement that was paid out, a ban that is asked for. */
export async function furnishMoney(caller: APIRequestContext, client: Signed, reader: Signed, admin: Signed) {
  const ask = <Answer>(path: string, data: object, who: Signed) => post<Answer>(caller, path, data, who.token)
  const order = await ask<{ order_id: string }>(
    '/api/v2/email-reading/new-order',
    {
      reader_id: reader.user.id,
      questions: ['Should I take the job in the other town?', 'And if I stay, what then?'],
      price_cents: 3995,
      payment: { by: 'card', opaque_data: { descriptor: 'EVENLIGHT.DEMO.CARD', value: 'approved' } },
    },
    client,
  )

  const headers = { authorization: `Bearer ${reader.token}` }
  const { data } = (await (await caller.get('/api/v2/invoices', { headers })).json()) as { data: { id: string }[] }
  const statement = data[0]?.id ?? ''
  await ask('/api/v2/action-invoice-reader', { invoice_id: statement, action: 'accept' }, reader)
  await ask('/api/v2/action-invoice-reader', { invoice_id: statement, action: 'approve' }, admin)
  const account = { way: 'bank', holder: 'Mara Vale', bank_code: '021000021', account_number: '000123456789' }
  await ask('/api/v2/payout-account', { ...account, password: PASSWORD }, reader)
  const payout = await ask<{ id: string }>('/api/v2/payouts', { action: 'make', way: 'csv' }, admin)

  const stranger = await signedIn(caller, await newClient(caller))
  const reason = 'He writes to every reader where he waits for them.'
  const ban = await ask<{ id: string }>(
    '/api/v2/full_ban_client',
    { client_id: stranger.user.id, reason, suspend_now: true },
    admin,
  )
  return { order: order.order_id, statement, payout: payout.id, ban: ban.id, person: stranger.user.id }
}
