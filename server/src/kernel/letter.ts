import { fill, type Holes, type Value } from '@evenlight/contract/sentences'
import { htmlOf } from './letter-html.ts'
import type { Letter } from './mail.ts'

/**
 * A letter as it stands in its feature's catalogue, `letters.ts`, with the values that it asks for in braces. `{username}` is
 * whoever it is for. Whoever reads it learns what happened, what to do, and why it came.
 */
export interface Sheet {
  subject: string
  /** What happened, and what follows from it. */
  body: string
  /** What to do: the words on the button that leads to `{link}`. */
  act?: string
  /** What else there is to know, under the button. */
  after?: string
  /** Why this person gets it, and where that is changed if it can be. */
  why: string
  /** Somebody sits and waits for it. */
  awaited?: true
}
type HolesOf<S extends Sheet> =
  | Holes<S['subject' | 'body' | 'why']>
  | (S extends { after: infer A extends string } ? Holes<A> : never)
  | (S extends { act: string } ? 'link' : never)
type Filling<S extends Sheet> = Exclude<HolesOf<S>, 'username'>
type Given<S extends Sheet> = [Filling<S>] extends [never] ? [] : [values: Readonly<Record<Filling<S>, Value>>]

export interface Addressee {
  email: string
  username: string
}

const greeting = 'Hello {username},'
const signature = 'Evenlight'

const plain = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('\n\n')

/** The letter to be sent, plain and as the house writes it. What ends in nothing, since its last value is empty, ends before. */
export const letterTo = <const S extends Sheet>(
  { email, username }: Addressee,
  sheet: S,
  ...[given]: Given<S>
): Letter => {
  const values: Readonly<Record<string, Value>> = { ...given, username }
  const said = (words: string | undefined) => (words === undefined ? undefined : fill(words, values).trimEnd())
  const link = sheet.act === undefined ? undefined : String(values.link)
  const [hello, body, after, why] = [said(greeting), said(sheet.body), said(sheet.after), said(sheet.why)]
  const subject = fill(sheet.subject, values)
  return {
    channel: 'mail',
    recipient: email,
    subject,
    body: plain([hello, body, link && `${sheet.act}:\n${link}`, after, `--\n${signature}\n${why}`]),
    awaited: sheet.awaited === true,
    html: htmlOf({ subject, above: plain([hello, body]), act: sheet.act, link, below: after ?? '', why: why ?? '' }),
  }
}
