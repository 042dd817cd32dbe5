import { type PaymentReceipt, payments as area } from '@evenlight/contract/payments'
import type { output } from 'zod/mini'
import { api } from '../api.ts'

export type Receipt = output<typeof PaymentReceipt>
export type Bought = Awaited<ReturnType<typeof payments.checkout>>

export const payments = api(area)
