export type Body = Record<string, unknown>
export interface Transaction {
  transId: string
  transactionStatus: string
  invoiceNumber?: string | undefined
  authAmount: number
  last4: string
  /** How its card answers, by which the same one is known again. */
  card?: string | undefined
  batchId?: string
}

const said = (resultCode: 'Ok' | 'Error', code: string, words: string) => ({
  messages: { resultCode, message: [{ code, text: words }] },
})
export const ok = said('Ok', 'I00001', 'Successful.')
export const fault = (code: string, words = 'Refused.') => said('Error', code, words)
