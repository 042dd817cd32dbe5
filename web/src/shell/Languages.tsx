import { languages, pathIn } from '@evenlight/contract/languages'
import { useLocation } from 'react-router'
import { ownNames } from '../words/locales.ts'
import { useSay } from '../words/say.tsx'
import { useLanguage } from '../words/useLanguage.ts'

/** The same page in each language, for visitors: each calls itself by its own name. */
export function Languages() {
  const say = useSay()
  const here = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={say('shell.language')} className="flex flex-wrap items-center gap-x-24">
      {languages.map((one) => (
        <a
          key={one}
          href={pathIn(one, pathname + search)}
          hrefLang={one}
          lang={one}
          aria-current={one === here ? 'true' : undefined}
          className="inline-flex items-center min-h-target text-meta text-muted hover:text-ink hover:underline aria-[current]:text-ink aria-[current]:font-semibold"
        >
          {ownNames[one]}
        </a>
      ))}
    </nav>
  )
}
