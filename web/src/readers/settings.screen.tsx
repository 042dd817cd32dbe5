import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Section } from '../accounts/Section.tsx'
import { useSession } from '../session/session.ts'
import { PhoneChannel } from '../phone/PhoneChannel.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { ChannelSwitches } from './ChannelSwitches.tsx'
import { deskOf, ownPageOf } from './desk.ts'
import { GreetingForm } from './GreetingForm.tsx'
import { PageForm } from './page/PageForm.tsx'
import { RepliesForm } from './RepliesForm.tsx'

/** What a reader says of themselves to everybody, and the words they have at hand in a room. */
export function Component() {
  const say = useSay()
  const id = useSession(({ userData }) => userData?.id) ?? ''
  const page = useQuery(ownPageOf())
  const desk = useQuery(deskOf())
  return (
    <Page
      title={say('readers.page')}
      lead={say('readers.page.lead')}
      actions={
        <LinkButton kind="secondary" to={paths.profile(id)}>
          {say('readers.page.see')}
        </LinkButton>
      }
    >
      <Loaded of={page} failed={say('readers.page.failed')} shape={<Skeleton className="h-page rounded-card" />}>
        {(own) => <PageForm page={own} />}
      </Loaded>
      <Loaded of={desk} failed={say('readers.settings.failed')} shape={<Skeleton className="h-square rounded-card" />}>
        {({ settings }) => (
          <div>
            <Section title={say('readers.ways')} hint={say('readers.ways.hint')}>
              <ChannelSwitches channels={settings.channels} />
            </Section>
            <Section title={say('phone.title')} hint={say('phone.title.hint')}>
              <PhoneChannel />
            </Section>
            <Section title={say('readers.greeting')} hint={say('readers.at_hand.hint')}>
              <GreetingForm greeting={settings.greeting} />
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
