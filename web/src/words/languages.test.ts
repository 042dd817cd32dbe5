import { IntlMessageFormat } from 'intl-messageformat'
import { createIntl } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { ar as arCatalogue } from './ar.ts'
import { arHouse } from './ar-house.ts'
import { applyingForm } from './applying-form.ts'
import { auditLog } from './audit.ts'
import { bulkDesk } from './bulk-desk.ts'
import { careDesk } from './care-desk.ts'
import { contentDesk } from './content-desk.ts'
import { enHouse } from './en-house.ts'
import { en as catalogue, type Key } from './en.ts'
import { es as esCatalogue } from './es.ts'
import { esHouse } from './es-house.ts'
import { openingDesk } from './opening-desk.ts'
import { houseDesk } from './house-desk.ts'
import { liveDesk } from './live-desk.ts'
import { payoutsDesk } from './payouts.ts'
import { pressureDesk } from './pressure.ts'
import { ownData } from './own.ts'
import { reportDesk } from './report-desk.ts'
import { timelineDesk } from './timeline-desk.ts'
import { approvalsDesk } from './approvals-desk.ts'
import { membersDesk } from './members-desk.ts'
import { palette } from './palette.ts'
import { localesDrawn } from './locales.ts'

const es = { ...esCatalogue, ...esHouse }
const ar = { ...arCatalogue, ...arHouse }
const en = {
  ...catalogue,
  ...bulkDesk,
  ...careDesk,
  ...enHouse,
  ...contentDesk,
  ...auditLog,
  ...applyingForm,
  ...houseDesk,
  ...openingDesk,
  ...liveDesk,
  ...payoutsDesk,
  ...pressureDesk,
  ...ownData,
  ...reportDesk,
  ...timelineDesk,
  ...membersDesk,
  ...approvalsDesk,
  ...palette,
}
const keys = Object.keys(en) as Key[]

type Element = ReturnType<IntlMessageFormat['getAst']>[number]
const parse = (words: string) => new IntlMessageFormat(words, 'en').getAst()
const LITERAL = 0

/** What a sentence asks for: its values, its elements, and the names that it chooses by. */
function askedBy(elements: readonly Element[], found = new Set<string>()) {
  for (const one of elements) {
    if (one.type === LITERAL || !('value' in one)) continue
    found.add('children' in one ? `<${one.value}>` : one.value)
    if ('children' in one) askedBy(one.children, found)
    if (!('options' in one)) continue
    for (const [name, { value }] of Object.entries(one.options)) {
      if (!('offset' in one)) found.add(`${one.value}=${name}`)
      askedBy(value, found)
    }
  }
  return found
}
const asked = (words: string) => [...askedBy(parse(words))].toSorted()

/** The forms of every count that a sentence says. */
function* countsIn(elements: readonly Element[]): Generator<string[]> {
  for (const one of elements) {
    if ('children' in one) yield* countsIn(one.children)
    if (!('options' in one)) continue
    if ('offset' in one) yield Object.keys(one.options)
    for (const { value } of Object.values(one.options)) yield* countsIn(value)
  }
}

/** Names, signs and what is the same word in both. */
const same: Record<'es' | 'ar', RegExp> = {
  es: /^(payments\.(brand|company)|payouts\.account\.way|topic\.(tarot|lenormand|i_ching)|.*\b(blog|chat|video|push)$|.*(minutes|seconds|hours|length|length\.both)$|ui\.minutes|shell\.text\.normal|claims\.by\.house|staff\.type\.ADMIN)/,
  ar: /^(payments\.(brand|company)|payouts\.account\.way|claims\.by\.house)/,
}
/** Counts of what is of one form from three on: an adjective of many. */
const ofOneForm = /^(messages\.counted\.(inbox|outbox)|notices\.bell)$/
const bare = (words: string) => words.replace(/\{\w+\}|<\/?\w+>/g, '')

describe.each([
  ['es', es, ['other']],
  ['ar', ar, ['few', 'many', 'other']],
] as const)('in %s', (language, words, forms) => {
  test('every sentence is there, and no other', () => {
    expect(Object.keys(words).toSorted()).toEqual(keys.toSorted())
  })

  test('a sentence asks for what the English one asks for', () => {
    const other = keys.flatMap((key) => {
      const [ours, english] = [asked(words[key]), asked(en[key])]
      return ours.join() === english.join() ? [] : [[key, ours, english]]
    })
    expect(other).toEqual([])
  })

  test('a count has the forms of the language', () => {
    const short = keys.filter(
      (key) =>
        !ofOneForm.test(key) &&
        [...countsIn(parse(words[key]))].some((has) => forms.some((form) => !has.includes(form))),
    )
    expect(short).toEqual([])
  })

  test.each([0, 1, 2, 5, 14, 200])('every sentence can be said of %d', (count) => {
    const locale = localesDrawn[language]
    const intl = createIntl({ locale, messages: words, onError: (fault) => expect(fault).toBeUndefined() })
    for (const key of keys) {
      const values = [...askedBy(parse(words[key]))].map((name) =>
        name.startsWith('<') ? [name.slice(1, -1), (parts: unknown[]) => parts.join('')] : [name, count],
      )
      const said = String(intl.formatMessage({ id: key }, Object.fromEntries(values)))
      expect([key, said.length > 0, /\{\w/.test(said)]).toEqual([key, true, false])
    }
  })

  test('no sentence was left in English', () => {
    const left = keys.filter(
      (key) => words[key] === en[key] && /\p{L}/u.test(bare(en[key])) && !same[language].test(key),
    )
    expect(left).toEqual([])
  })
})

test('an Arabic sentence is written in Arabic', () => {
  const foreign = keys.filter(
    (key) => /\p{L}{2}/u.test(bare(en[key])) && !/\p{Script=Arabic}/u.test(ar[key]) && !same.ar.test(key),
  )
  expect(foreign).toEqual([])
})
