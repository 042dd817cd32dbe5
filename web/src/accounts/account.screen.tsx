import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { AboutYou } from './AboutYou.tsx'
import { ChangeEmail } from './ChangeEmail.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { NameAndMobile } from './NameAndMobile.tsx'
import { useOwn } from './own.ts'
import { SecondFactor } from './SecondFactor.tsx'
import { SignIns } from './SignIns.tsx'

/** Everything about one's own account, one matter a section. */
export function Component() {
  const say = useSay()
  const { data: own, error, refetch } = useOwn()
  return (
    <Page title={say('accounts.account')}>
      {error && !own && <ErrorNote cause={error} what={say('accounts.account.failed')} retry={() => void refetch()} />}
      {!own && !error && <Skeleton className="h-page" />}
      {own && (
        <div>
          <AboutYou />
          <NameAndMobile own={own} />
          <ChangeEmail own={own} />
          <ChangePassword />
          <SecondFactor own={own} />
          <SignIns />
        </div>
      )}
    </Page>
  )
}
