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
      {!own && !error && <Shape />}
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

const Shape = () => (
  <div aria-busy="true">
    {[1, 2, 3, 4, 5].map((at) => (
      <div key={at} className="grid lg:grid-cols-3 gap-16 lg:gap-32 py-24 lg:py-32 border-t border-line">
        <Skeleton className="h-32 w-square" />
        <Skeleton className="lg:col-span-2 h-target" />
      </div>
    ))}
  </div>
)
