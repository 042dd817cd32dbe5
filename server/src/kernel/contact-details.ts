import { findContact, findSplit, type Found } from '@evenlight/contact/find'
import { refuse } from '@evenlight/contract/errors'

const refuseSpans = (field: string, spans: readonly Found[]) => {
  if (spans.length) throw refuse('contact_details', { fields: { [field]: 'no_contact_details' }, more: { spans } })
}

/** Refuses words that say how to meet elsewhere, at the field they came in: others will read them and no admin did before. */
export const refuseContactDetails = (field: string, words: string | undefined) => {
  refuseSpans(field, words === undefined ? [] : findContact(words))
}

/** The same of what plainly is one, as in a live chat: people tell a reader their days and hours of birth. */
export const refusePlainContact = (field: string, words: string) =>
  refuseSpans(
    field,
    findContact(words).filter(({ sure }) => sure),
  )

/** The same of several texts that are read one under the other: what is split over them is one too. */
export const refusePlainContacts = (field: string, texts: readonly string[]) => {
  for (const [at, words] of texts.entries()) {
    refusePlainContact(`${field}.${at}`, words)
    refuseSpans(`${field}.${at}`, findSplit(texts.slice(0, at), words))
  }
}
