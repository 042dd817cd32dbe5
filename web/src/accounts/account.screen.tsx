import { paths } from '@evenlight/contract/paths'
import { Link } from 'react-router'
import { Refused } from '../bans/Refused.tsx'
import { MyLimits } from '../limits/MyLimits.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonBars } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { AboutYou } from './AboutYou.tsx'
import { ChangeEmail } from './ChangeEmail.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { LivePictures } from './LivePictures.tsx'
import { NameAndMobile } from './NameAndMobile.tsx'
import { useOwn } from './own.ts'
import { SecondFactor } from './SecondFactor.tsx'
import { Section } from './Section.tsx'
import { SignIns } from './SignIns.tsx'

/** Everything about one's own account, one matter a section. */
export function Component() {
  const say = useSay()
  const me = useOwn()
  return (
    <Page title={say('accounts.account')}>
      <Loaded of={me} failed={say('accounts.account.failed')} shape={<SkeletonBars count={5} bar="h-portrait" />}>
        {(own) => (
          <div>
            <AboutYou />
            <NameAndMobile own={own} />
            <ChangeEmail own={own} />
            <ChangePassword />
            <SecondFactor own={own} />
            <SignIns />
            {own.admin_role && (
              <Section title={say('staff.role')} hint={say(`staff.role.${own.admin_role}.does`)}>
                <p>{say(`staff.role.${own.admin_role}`)}</p>
              </Section>
            )}
            {own.type !== 'ADMIN' && <LivePictures own={own} />}
            {own.type === 'CLIENT' && (
              <Section id="limits" title={say('limits.title')} hint={say('limits.lead')}>
                <MyLimits />
              </Section>
            )}
            {own.type !== 'ADMIN' && (
              <Section title={say('bans.list')} hint={say('bans.list.lead')}>
                <Refused />
              </Section>
            )}
            <Section id="data" title={say('tickets.erase')} hint={say('tickets.erase.hint')}>
              <Link to={paths.ownData()} className="link inline-flex items-center min-h-target self-start">
                {say('accounts.own_data')}
              </Link>
            </Section>
          </div>
        )}
      </Loaded>
    </Page>
  )
}
