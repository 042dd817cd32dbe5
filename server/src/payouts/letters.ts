import { paths } from '@evenlight/contract/paths'
import { letterTo, type Addressee } from '../kernel/letter.ts'
import { inEach } from '../kernel/letter-table.ts'
import type { Parts } from '../kernel/parts.ts'
import { ar } from './letters-ar.ts'
import { es } from './letters-es.ts'

export const english = {
  account_changed: {
    subject: 'Where your earnings go was changed',
    body: `from now on your earnings go to {to}. If that was you, there is nothing to do.

If it was not you, set a new password at once. It signs everybody else out. Then say anew where your earnings go.`,
    act: 'Set a new password',
    why: 'You get this because the account {username} has this address. Letters that keep an account safe always come; all others are chosen under Notices in the account.',
  },
} as const

/** In each language, by the locale of whoever it is for. */
export const letters = inEach(english, { es, ar })

/** Tells a reader that their earnings go elsewhere, in case it was not them who said so. */
export const accountChanged = ({ site }: Pick<Parts, 'site'>, reader: Addressee, to: string) =>
  letterTo(reader, letters.account_changed, { to, link: site.url + paths.forgotPassword() })
