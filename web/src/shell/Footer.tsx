import { Link } from 'react-router'
import { brand } from '../brand.ts'
import { useSecure } from '../secure.ts'
import { Mark } from '../ui/art/Mark.tsx'
import { useSay } from '../words/say.tsx'
import { footer, there } from './links.ts'

export function Footer() {
  const say = useSay()
  const secure = useSecure()
  return (
    <footer className="mt-auto border-t border-line bg-sunken pb-72 lg:pb-0">
      <div className="wrap-page py-32 flex flex-col gap-24">
        <div className="flex flex-col lg:flex-row lg:items-start justify-between gap-24">
          <p className="inline-flex items-center gap-8 font-serif text-h3">
            <Mark className="size-24" />
            {brand.name}
          </p>
          <nav aria-label={say('shell.footer.site')}>
            <ul className="grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 gap-x-32">
              {there(footer, secure).map(({ to, words }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex items-center min-h-target text-meta text-muted hover:text-ink hover:underline"
                  >
                    {say(words)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="flex flex-col gap-8 text-label text-muted max-w-text">
          <p>{say('shell.footer.adult')}</p>
          <p>{say('shell.footer.crisis')}</p>
        </div>
      </div>
    </footer>
  )
}
