import { paths } from '@evenlight/contract/paths'
import { isThere } from './routes.tsx'
import { useSecure } from './session/secure.ts'
import { LinkButton } from './ui/Button.tsx'
import { useSay } from './words/say.tsx'
import { EmptyPage } from './shell/EmptyPage.tsx'

/** No such page, and the ways on. */
export function NotFound() {
  const say = useSay()
  const secure = useSecure()
  const readers = isThere(paths.readers(), secure)
  return (
    <EmptyPage
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
    />
  )
}
