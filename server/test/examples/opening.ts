import type { opening as area } from '@evenlight/contract/opening'
import { TERMS_VERSION } from '@evenlight/contract/terms'
import type { Examples } from './example.ts'

const bare = { owner: 'everybody' as const, input: () => ({ body: {} }) }

export const openingExamples = {
  show: { owner: 'everybody' },
  sendMail: bare,
  confirmMail: { owner: 'everybody', input: () => ({ body: { code: '123456' } }) },
  tryCard: bare,
  freeCard: bare,
  tryPayPal: bare,
  confirmTexts: { owner: 'everybody', input: () => ({ body: { terms_version: TERMS_VERSION } }) },
  open: bare,
} satisfies Examples<typeof area>
