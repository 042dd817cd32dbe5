import { fill, type Holes, type Value } from '@evenlight/contract/sentences'
import { languageFor, pathIn, type Language } from '@evenlight/contract/languages'
import { htmlOf } from './letter-html.ts'
import type { InEach, Said, Sheet } from './letter-table.ts'
import type { Letter } from './mail.ts'

type HolesOf<S extends Sheet> =
  | Holes<S['subject' | 'body' | 'why']>
  | (S extends { after: infer A extends string } ? Holes<A> : never)
  | (S extends { act: string } ? 'link' : never)
type Filling<S extends Sheet> = Exclude<HolesOf<S>, 'username'>
type Given<S extends Sheet> = [Filling<S>] extends [never] ? [] : [values: Readonly<Record<Filling<S>, Value>>]

export interface Addressee {
  email: string
  username: string
  /** As their account has it; it chooses the language. */
  locale: string
}

const greetings: Record<Language, string> = {
  en: 'Hello {username},',
  es: 'Hola, {username}:',
  ar: 'مرحبًا {username}،',
}
const signature = 'Evenlight'

const plain = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('\n\n')

/** An address of ours leads to its page in this language, whoever opens it. */
export const addressIn = (language: Language, address: string) => {
  const url = URL.parse(address)
  return url === null ? address : url.origin + pathIn(language, url.pathname + url.search + url.hash)
}
/** The values of letters that are addresses of ours. */
const addresses = new Set(['link', 'choices', 'forgot'])

/** The letter to be sent, plain and as the house writes it. What ends in nothing, since its last value is empty, ends before. */
export const letterTo = <const S extends Sheet>(
  { email, username, locale }: Addressee,
  sheet: InEach<S>,
  ...[given]: Given<S>
): Letter => {
  const language = languageFor(locale)
  const { act, ...words }: Said = language === 'en' ? sheet : sheet.others[language]
  const inLanguage = Object.entries<Value>({ ...given }).map(([name, value]) => [
    name,
    addresses.has(name) ? addressIn(language, String(value)) : value,
  ])
  const values: Readonly<Record<string, Value>> = { ...Object.fromEntries(inLanguage), username }
  const said = (part: string | undefined) => (part === undefined ? undefined : fill(part, values).trimEnd())
  const link = act === undefined ? undefined : String(values.link)
  const [hello, body, after, why] = [said(greetings[language]), said(words.body), said(words.after), said(words.why)]
  const subject = fill(words.subject, values)
  return {
    channel: 'mail',
    recipient: email,
    subject,
    body: plain([hello, body, link && `${act}:\n${link}`, after, `--\n${signature}\n${why}`]),
    awaited: sheet.awaited === true,
    html: htmlOf({ subject, above: plain([hello, body]), language, act, link, below: after ?? '', why: why ?? '' }),
  }
}
