import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Section } from '../accounts/Section.tsx'
import { deskOf } from './desk.ts'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { GreetingForm } from './GreetingForm.tsx'
import { RepliesForm } from './RepliesForm.tsx'

/** What a reader says by default: the line on the profile, the first words in a room, phrases at hand. */
export function Component() {
  const say = useSay()
  const id = useSession(({ userData }) => userData?.id) ?? ''
  const desk = useQuery(deskOf())
  return (
    <Page
      title={say('readers.settings')}
      lead={say('readers.settings.lead')}
      actions={
        <LinkButton kind="secondary" to={paths.profile(id)}>
          {say('readers.settings.see')}
        </LinkButton>
      }
    >
      <Loaded of={desk} failed={say('readers.settings.failed')} shape={<Skeleton className="h-page rounded-card" />}>
        {({ settings }) => (
          <div>
            <Section title={say('readers.settings.words')} hint={say('readers.settings.words.hint')}>
              <GreetingForm settings={settings} />
            </Section>
            <Section title={say('readers.replies')} hint={say('readers.replies.hint')}>
              <RepliesForm replies={settings.quick_replies} />
            </Section>
          </div>
        )}
      </Loaded>
    </Page>
  )
}
