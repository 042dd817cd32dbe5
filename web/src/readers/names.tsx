import { Fragment } from 'react'

/** Languages that readers may be looked for in. */
export const languagesAsked = 'ar de en es fa fr he hi it ja ko nl pl pt ru tr uk zh'.split(' ')

/** A language in itself, as those who speak it write it: `es` → Español. */
export function languageName(code: string) {
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
