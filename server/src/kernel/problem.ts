import { codes, type Code, type Details, type Problem, type Said } from '@evenlight/contract/errors'
import { reasons } from '@evenlight/contract/reasons'
import { fill, written } from '@evenlight/contract/sentences'

const titles = Object.fromEntries(Object.entries(codes).map(([code, [, title]]) => [code, title]))
const sentences: Record<string, string> = { ...titles, ...reasons }

const inEnglish = (said: Said) => {
  const { code, values } = written(said)
  return fill(sentences[code] ?? '', values)
}
const mapped = <T>(fields: Record<string, Said>, change: (said: Said) => T) =>
  Object.fromEntries(Object.entries(fields).map(([path, said]) => [path, change(said)]))

/** The wire form of a refusal, and the only place where its sentences are written. `type` is a stable relative address per code. */
export const problemOf = (code: Code, { detail, fields, retry_after_seconds, more }: Details = {}): Problem => ({
  type: `/problems/${code}`,
  title: codes[code][1],
  status: codes[code][0],
  code,
  ...(detail && { detail: inEnglish(detail) }),
  ...(fields && { fields: mapped(fields, inEnglish) }),
  ...((detail ?? fields) && {
    reasons: { ...(detail && { detail: written(detail) }), ...(fields && { fields: mapped(fields, written) }) },
  }),
  ...(retry_after_seconds !== undefined && { retry_after_seconds }),
  ...more,
})
