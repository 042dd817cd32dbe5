import { Fragment } from 'react'
import { languageName } from './languages.ts'

/** Languages in a row, each marked as what it is. */
export function SpokenLanguages({ languages }: { languages: readonly string[] }) {
  return languages.map((code, at) => (
    <Fragment key={code}>
      {at > 0 && ', '}
      <span lang={code}>{languageName(code)}</span>
    </Fragment>
  ))
}
