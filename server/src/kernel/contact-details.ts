import { findContact } from '@evenlight/contact/find'
import { refuse } from '@evenlight/contract/errors'

/** Refuses words that say how to meet elsewhere, at the field they came in: others will read them and no admin did before. */
export const refuseContactDetails = (field: string, words: string | undefined) => {
  const spans = words === undefined ? [] : findContact(words)
  if (spans.length) throw refuse('contact_details', { fields: { [field]: 'no_contact_details' }, more: { spans } })
}

/** The same of what plainly is one, as in a live chat: people tell a reader their days and hours of birth. */
export const refusePlainContact = (field: string, words: string) => {
  const spans = findContact(words).filter(({ sure }) => sure)
  if (spans.length) throw refuse('contact_details', { fields: { [field]: 'no_contact_details' }, more: { spans } })
}
