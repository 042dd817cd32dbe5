import { Fragment } from 'react'

/** Languages that readers may be looked for in. */
export const languagesAsked =
  'ar bn ca cs cy da de el en es fa fi fr he hi hr hu id ig it ja ko ms nb nl pl pt ro ru sk sv sw ta th tl tr uk ur vi yo zh'.split(
    ' ',
  )

const named = new Map<string, string>()

/** A language in itself, as those who speak it write it: `es` → Español. */
export function languageName(code: string) {
  const known = named.get(code) ?? inItself(code)
  named.set(code, known)
  return known
}

function inItself(code: string) {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** Languages in a row, each marked as what it is. */
export function Spoken({ languages }: { languages: readonly string[] }) {
  return languages.map((code, at) => (
    <Fragment key={code}>
      {at > 0 && ', '}
      <span lang={code}>{languageName(code)}</span>
    </Fragment>
  ))
}
