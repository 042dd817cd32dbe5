import { Link } from 'react-router'
import { isThere } from '../routes.tsx'
import { paths } from '../paths.ts'
import { useSecure } from '../secure.ts'
import { LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { Astray } from './Astray.tsx'
import { footer, there } from './links.ts'

/** No such page, and the ways on. */
export function Lost() {
  const say = useSay()
  const secure = useSecure()
  const readers = isThere(paths.readers(), secure)
  const others = there(footer, secure).filter(({ to }) => to !== paths.readers())
  return (
    <Astray
      title={say('shell.lost.title')}
      lead={say('shell.lost.lead')}
      scene="path"
      actions={
        <>
          {readers && <LinkButton to={paths.readers()}>{say('shell.lost.readers')}</LinkButton>}
          <LinkButton kind={readers ? 'secondary' : 'primary'} to={paths.home()}>
            {say('shell.lost.home')}
          </LinkButton>
        </>
      }
    >
      {others.length > 0 && (
        <nav aria-label={say('shell.lost.others')} className="text-meta text-muted">
          <p>{say('shell.lost.others')}</p>
          <ul className="flex flex-wrap gap-x-24">
            {others.map(({ to, words }) => (
              <li key={to}>
                <Link to={to} className="link inline-flex items-center min-h-target">
                  {say(words)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Astray>
  )
}
