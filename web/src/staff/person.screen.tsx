import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link, useParams } from 'react-router'
import { AtDesk } from '../applying/AtDesk.tsx'
import { See } from '../care/See.tsx'
import { openOf } from '../fullbans/calls.ts'
import { PersonBan } from '../fullbans/PersonBan.tsx'
import { Look } from '../orders/Look.tsx'
import { Share } from '../orders/Share.tsx'
import { TakeDown } from '../testimonials/TakeDown.tsx'
import { type Entry, timelineChanged } from '../timeline/calls.ts'
import { TimeLine } from '../timeline/TimeLine.tsx'
import { useIsAt, useMayAll } from '../session/role.ts'
import { Badge } from '../ui/Badge.tsx'
import { Banner } from '../ui/Banner.tsx'
import { CheckField } from '../ui/Field.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page, Part } from '../ui/Page.tsx'
import { SkeletonBars } from '../ui/Skeletons.tsx'
import { auditLog } from '../words/audit.ts'
import { minutesOf, useMoney } from '../words/figures.ts'
import { MoreWords } from '../words/More.tsx'
import { useSay } from '../words/say.tsx'
import { timelineDesk } from '../words/timeline-desk.ts'
import { When } from '../words/when.tsx'
import { type Member, members, personOf } from './calls.ts'
import { Decide, Refund } from './PaymentActs.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import { RoleForm } from './RoleForm.tsx'
import { Whitelist } from './Whitelist.tsx'

/** One person as the house sees them: who they are, what they paid, their readings, and what can be done. */
export const Component = () => (
  <MoreWords words={auditLog}>
    <MoreWords words={timelineDesk}>
      <Person />
    </MoreWords>
  </MoreWords>
)

function Person() {
  const say = useSay()
  const { id = '' } = useParams()
  const person = useQuery(personOf(id))
  const mayAll = useMayAll()
  return (
    <Page
      title={person.data?.username ?? say('staff.person')}
      heading={person.data && <bdi className="wrap-anywhere">{person.data.username}</bdi>}
      back={{ to: paths.people(), words: say('staff.title') }}
    >
      <Loaded of={person} failed={say('staff.person.failed')} shape={<SkeletonBars count={4} bar="h-72" />}>
        {(member) => (
          <>
            <Who member={member} />
            <div className="grid gap-32 items-start lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              <div className="flex flex-col gap-32 min-w-0">
                <Acts member={member} />
              </div>
              {(member.type !== 'ADMIN' || mayAll) && (
                <Part id="timeline" title={say('timeline.title')}>
                  <TimeLine personId={member.id} beside={(entry) => <Beside of={entry} />} />
                </Part>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** What the house does for or about a person as a whole. */
function Acts({ member }: { member: Member }) {
  const say = useSay()
  const [seesMoney, mayAll] = [useIsAt('money'), useMayAll()]
  return (
    <>
      {mayAll && (
        <Link to={paths.audit(member.id)} className="link inline-flex items-center min-h-target self-start">
          {say('audit.person')}
        </Link>
      )}
      {member.admin_role && mayAll && <RoleForm key={member.admin_role} id={member.id} now={member.admin_role} />}
      {member.application && <AtDesk of={member} />}
      {member.type === 'READER' && seesMoney && (
        <Part title={say('orders.title')}>
          <Share readerId={member.id} />
        </Part>
      )}
      {member.type === 'CLIENT' && seesMoney && <Whitelist member={member} />}
      {member.type !== 'ADMIN' && <Standing member={member} />}
    </>
  )
}

/** What can be done about one entry, beside it. */
function Beside({ of: { id, what, subject_id = '', act, act_cents = 0 } }: { of: Entry }) {
  const say = useSay()
  const own = id.slice(id.indexOf('/') + 1)
  if (act === 'decide') return <Decide id={own} />
  if (act === 'refund' || act === 'refund_order')
    return <Refund id={own} cents={act_cents} ofOrder={act === 'refund_order'} />
  if (act === 'look') return <Look orderId={subject_id} />
  if (act === 'take_down') return <TakeDown of={{ id: subject_id }} onDone={() => void timelineChanged()} />
  if (act === 'see') return <See id={subject_id} onDone={() => void timelineChanged()} />
  return what === 'payments_review' ? <p className="text-meta text-muted">{say('staff.paypal')}</p> : null
}

/** Whether they can come in: a ban and its case, and where there is none, also the way to close the account. */
function Standing({ member }: { member: Member }) {
  const say = useSay()
  const moderates = useIsAt('moderation')
  const { data: ban } = useQuery({ ...openOf(member.id), enabled: moderates })
  const isOut = ban?.state === 'suspended' || ban?.state === 'banned'
  const { id, username, type, unused } = member
  return (
    <>
      {type !== 'ADMIN' && moderates && (member.state !== 'blocked' || isOut) && (
        <Part title={say('fullbans.of.person')}>
          <PersonBan person={{ id, username, type, unused }} />
        </Part>
      )}
      {moderates && !isOut && (
        <Part title={say('staff.account')}>
          <Close member={member} />
        </Part>
      )}
    </>
  )
}

function Who({ member }: { member: Member }) {
  const say = useSay()
  const { formatDisplayName } = useIntl()
  const country = member.country && (formatDisplayName(member.country, { type: 'region' }) ?? member.country)
  const facts = [
    ['name', [member.first_name, member.last_name].filter(Boolean).join(' ')],
    ['display_name', member.display_name],
    [member.email_confirmed ? 'email' : 'email_unproven', member.email],
    ['mobile', member.mobile_number],
    ['country', country],
    ['id', member.id],
  ] as const
  return (
    <div className="card p-16 lg:p-24 flex flex-col gap-12">
      <p className="flex flex-wrap items-center gap-8">
        <Badge tone="primary">{say(`staff.type.${member.type}`)}</Badge>
        {member.admin_role && <Badge tone="plain">{say(`staff.role.${member.admin_role}`)}</Badge>}
        <Badge tone={member.state === 'active' ? 'success' : 'warning'}>{say(`staff.state.${member.state}`)}</Badge>
        <span className="text-meta text-muted">
          {say('staff.since')} <When at={member.made_at} plain />
        </span>
      </p>
      {member.blocked && <p>{say('staff.blocked', { reason: member.blocked.reason })}</p>}
      <dl className="flex flex-col gap-4 text-meta">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex flex-wrap gap-x-12">
                <dt className="text-muted">{say(`staff.fact.${name}`)}</dt>
                <dd className="wrap-anywhere">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

function Close({ member }: { member: Member }) {
  const say = useSay()
  const money = useMoney()
  const [fraud, setFraud] = useState(false)
  const on = member.state !== 'blocked'
  const left = on && member.unused && member.unused.cents > 0 ? member.unused : undefined
  const amounts = left && { amount: money(left.cents), minutes: minutesOf(left.paid_seconds) }
  const words = on ? 'close' : 'open'
  return (
    <ReasonForm
      key={words}
      name={words}
      go={say(`staff.${words}`)}
      kind={on ? 'danger' : 'secondary'}
      lead={say(`staff.${words}.lead`)}
      done={say(`staff.${words}.done`)}
      why={amounts && !fraud && say('staff.close.refund_first', amounts)}
      more={
        amounts && (
          <>
            <Banner tone="warning">
              {say('staff.close.left', amounts)}{' '}
              <Link to="?kind=payments#timeline" className="link">
                {say('staff.close.to_payments')}
              </Link>
            </Banner>
            <CheckField
              label={say('staff.close.fraud')}
              checked={fraud}
              onChange={({ target }) => setFraud(target.checked)}
            />
          </>
        )
      }
      act={(reason) => members.close({ body: { member_id: member.id, on, reason, fraud: on && fraud } })}
    />
  )
}
