import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { SceneArt } from '../ui/art/Scene.tsx'
import { useSay } from '../words/say.tsx'
import { useSecure } from '../secure.ts'
import { isThere } from '../routes.tsx'

/** No such page, and the way on. */
export function Lost() {
  const say = useSay()
  const secure = useSecure()
  const readers = isThere(paths.readers(), secure)
  return (
    <Page title={say('shell.lost.title')} lead={say('shell.lost.lead')} width="text">
      <SceneArt of="path" className="w-portrait text-primary" />
      <div className="flex flex-wrap gap-8">
        {readers && <LinkButton to={paths.readers()}>{say('shell.lost.readers')}</LinkButton>}
        <LinkButton kind={readers ? 'secondary' : 'primary'} to={paths.home()}>
          {say('shell.lost.home')}
        </LinkButton>
      </div>
    </Page>
  )
}
