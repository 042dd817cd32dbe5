/** Name under which the first question to a reader is kept in this tab until it is sent. */
export const questionDraft = (readerId: string) => `start-${readerId}`

/** Puts a question in the form of the next request, unless one is being written there. */
export function prefillQuestion(readerId: string, question: string) {
  try {
    const name = questionDraft(readerId)
    if (!sessionStorage.getItem(name)) sessionStorage.setItem(name, JSON.stringify({ question }))
  } catch {
    // Without storage the form begins empty.
  }
}
