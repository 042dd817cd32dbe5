import { paths } from '@evenlight/contract/paths'
import { Link } from 'react-router'
import { brand } from '../brand.ts'
import { useSecure } from '../session/secure.ts'
import { Mark } from '../ui/art/Mark.tsx'
import { useSay } from '../words/say.tsx'
import { Languages } from './Languages.tsx'
import { footer, existing } from './links.ts'

export function Footer() {
  const say = useSay()
  const secure = useSecure()
  return (
    <footer className="mt-auto border-t border-line bg-sunken pb-72 lg:pb-0">
      <div className="wrap-page py-48 flex flex-col gap-32 lg:gap-48">
        <div className="grid lg:grid-cols-3 gap-32 lg:gap-48">
          <div className="flex flex-col gap-8">
            <p className="inline-flex items-center gap-8 font-serif text-h3">
              <Mark className="size-24" />
              {brand.name}
            </p>
            <p className="text-muted max-w-panel-half">{say('shell.footer.promise')}</p>
          </div>
          <Site />
        </div>
        {!secure && <Languages />}
        <div className="grid lg:grid-cols-3 gap-24 lg:gap-48 pt-24 border-t border-line text-label text-muted">
          <div className="flex flex-col gap-4">
            <p className="font-semibold text-ink">{say('shell.footer.adult')}</p>
            <p className="max-w-panel">{say('shell.footer.adult.text')}</p>
          </div>
          <Crisis />
        </div>
      </div>
    </footer>
  )
}

/** In each group are places that every set of routes has. */
function Site() {
  const say = useSay()
  const secure = useSecure()
  return (
    <nav aria-label={say('shell.footer.site')} className="lg:col-span-2 flex flex-wrap gap-x-48 gap-y-24">
      {footer.map(({ words, places }) => (
        <div key={words} className="flex flex-col gap-4">
          <p className="text-label font-semibold text-ink">{say(words)}</p>
          <ul className="flex flex-wrap gap-x-24">
            {existing(places, secure).map(({ to, words: name }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex items-center min-h-target text-meta text-muted hover:text-ink hover:underline"
                >
                  {say(name)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

const lines = [
  { words: 'shell.footer.crisis.us', number: '988' },
  { words: 'shell.footer.crisis.uk', number: '116 123' },
] as const

/** Whom to call when it is more than a reading can bear. */
function Crisis() {
  const say = useSay()
  return (
    <div className="lg:col-span-2 flex flex-col gap-4">
      <p className="font-semibold text-ink">{say('shell.footer.crisis')}</p>
      <ul className="flex flex-wrap items-center gap-x-24">
        {lines.map(({ words, number }) => (
          <li key={number} className="inline-flex items-center gap-4">
            {say(words)}
            <a
              href={`tel:${number.replace(' ', '')}`}
              dir="ltr"
              className="link inline-flex items-center min-h-target px-4 font-semibold tabular"
            >
              {number}
            </a>
          </li>
        ))}
        <li>
          <Link to={paths.helpLines()} className="link inline-flex items-center min-h-target">
            {say('shell.footer.crisis.else')}
          </Link>
        </li>
      </ul>
    </div>
  )
}
