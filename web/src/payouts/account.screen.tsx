import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { Segments } from '../ui/Segments.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { MoreWords } from '../words/More.tsx'
import { payoutsDesk } from '../words/payouts.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { type Account, accountOf } from './calls.ts'
import { BankForm, PayPalForm } from './AccountForm.tsx'

/** A reader says where their earnings go. */
export const Component = () => (
  <MoreWords words={payoutsDesk}>
    <WhereTo />
  </MoreWords>
)

function WhereTo() {
  const say = useSay()
  return (
    <Page
      title={say('payouts.account')}
      lead={say('payouts.account.lead')}
      width="form"
      back={{ to: paths.earnings(), words: say('earnings.title') }}
    >
      <Loaded of={useQuery(accountOf())} failed={say('payouts.account.failed')} shape={<RowSkeletons />}>
        {(account) => (
          <>
            <Now account={account} />
            <Change key={account?.changed_at ?? ''} way={account?.way ?? 'paypal'} />
            <p className="text-meta text-muted">{say('payouts.account.batched')}</p>
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Now({ account }: { account: Account | null }) {
  const say = useSay()
  if (!account) return <p>{say('payouts.account.none')}</p>
  return (
    <p>
      {say('payouts.account.now', { to: account.to })} <When at={account.changed_at} />
    </p>
  )
}

function Change({ way }: { way: Account['way'] }) {
  const say = useSay()
  const [chosen, choose] = useState(way)
  const options = (['paypal', 'bank'] as const).map((value) => ({ value, label: say(`payouts.account.way.${value}`) }))
  return (
    <div className="card p-20 flex flex-col gap-16">
      <Segments label={say('payouts.account.way')} options={options} chosen={chosen} onChoose={choose} />
      {chosen === 'paypal' ? <PayPalForm /> : <BankForm />}
    </div>
  )
}
