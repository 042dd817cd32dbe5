import { paths } from '@evenlight/contract/paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSay } from '../words/say.tsx'
import type { Profile } from './calls.ts'
import { methods, useExpertises } from './expertises.ts'
import { languageName } from './languages.ts'

const tag =
  'inline-flex items-center min-h-target px-16 rounded-full border border-line bg-surface text-meta font-medium hover:border-primary hover:text-primary'
const narrowed = (name: 'expertise' | 'language', value: string) => `${paths.readers()}?${name}=${value}`

/** The reader's own words; topics, methods and languages lead to everybody who shares them. */
export function About({ reader: { about, expertises, languages } }: { reader: Profile }) {
  const say = useSay()
  const names = new Map(useExpertises().map(({ id, name }) => [id, name]))
  const those = (method: boolean) =>
    expertises
      .filter((id) => methods.has(id) === method)
      .map((id) => (
        <Link key={id} to={narrowed('expertise', id)} className={tag}>
          {names.get(id) ?? id}
        </Link>
      ))
  return (
    <section aria-labelledby="about" className="flex flex-col gap-24">
      <div className="flex flex-col gap-12">
        <h2 id="about">{say('readers.about')}</h2>
        {about ? (
          <p className="max-w-text whitespace-pre-line wrap-anywhere" dir="auto">
            {about}
          </p>
        ) : (
          <p className="text-muted">{say('readers.no_about')}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-48 gap-y-24 sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-24 sm:gap-y-12">
        <Tags title={say('readers.topics')}>{those(false)}</Tags>
        <Tags title={say('readers.methods')}>{those(true)}</Tags>
        <Tags title={say('readers.languages')}>
          {languages.map((language) => (
            <Link key={language} to={narrowed('language', language)} className={tag} lang={language}>
              {languageName(language)}
            </Link>
          ))}
        </Tags>
      </div>
    </section>
  )
}

function Tags({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <div className="flex flex-col gap-8 sm:contents">
      <h3 className="sm:min-h-target flex items-center font-sans text-meta font-semibold text-muted">{title}</h3>
      <div className="flex flex-wrap gap-8">{children}</div>
    </div>
  )
}
