import { paths } from '@evenlight/contract/paths'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { report } from './paypal-report.ts'

/** Where PayPal's window comes back to: tells the page that waits, and goes. Where it can't, it says what to do. */
export function Component() {
  const say = useSay()
  const [search] = useSearchParams()
  const payment = search.get('payment')
  const cancelled = search.get('said') === 'cancelled'
  useEffect(() => {
    if (!payment) return
    report({ payment, cancelled })
    window.close()
  }, [payment, cancelled])
  return (
    <Page
      width="form"
      title={say('payments.returned')}
      lead={say(cancelled ? 'payments.returned.not' : 'payments.returned.text')}
    >
      <LinkButton kind="secondary" to={paths.wallet()}>
        {say('payments.returned.wallet')}
      </LinkButton>
    </Page>
  )
}
