import { useQuery } from '@tanstack/react-query'
import { Section } from '../accounts/Section.tsx'
import { deskOf } from './desk.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { GreetingForm } from './GreetingForm.tsx'
import { RepliesForm } from './RepliesForm.tsx'

/** What a reader says by default: the line on the profile, the first words in a room, phrases at hand. */
export function Component() {
  const say = useSay()
  const id = useSession(({ userData }) => userData?.id) ?? ''
  const { data: desk, error, refetch } = useQuery(deskOf())
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
      {error && !desk && <ErrorNote cause={error} what={say('readers.settings.failed')} retry={() => void refetch()} />}
      {!desk && !error && <Skeleton className="h-page rounded-card" />}
      {desk && (
        <div>
          <Section title={say('readers.settings.words')} hint={say('readers.settings.words.hint')}>
            <GreetingForm settings={desk.settings} />
          </Section>
          <Section title={say('readers.replies')} hint={say('readers.replies.hint')}>
            <RepliesForm replies={desk.settings.quick_replies} />
          </Section>
        </div>
      )}
    </Page>
  )
}
