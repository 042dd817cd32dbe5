import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { CareCard } from '../care/Card.tsx'
import { useOn } from '../live.ts'
import { useSession } from '../session/session.ts'
import { Banner } from '../ui/Banner.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonBars } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { Asked } from './Asked.tsx'
import { orderOf, ordersChanged, type Written } from './calls.ts'
import { Clarification } from './Clarification.tsx'
import { Decline } from './Decline.tsx'
import { Course } from './Course.tsx'
import { Printed } from './Printed.tsx'

/** One e-mail reading: where it stands, what was asked and answered, and what its two can do. */
export function Component() {
  const say = useSay()
  const { order_id: id = '' } = useParams()
  const isReader = useSession(({ userData }) => userData?.type) === 'READER'
  const order = useQuery(orderOf(id))
  useOn('order:changed', () => void ordersChanged())
  const { data } = order
  const name = data && (isReader ? data.client.username : data.reader.display_name)
  return (
    <Page
      title={say('orders.one')}
      heading={name === undefined ? undefined : say(isReader ? 'orders.one.for' : 'orders.one.by', { name })}
      back={{ to: paths.orders(), words: say('orders.title') }}
      width="text"
    >
      <Loaded of={order} failed={say('orders.one.failed')} shape={<SkeletonBars count={4} bar="h-72" />}>
        {(written) => <One order={written} isReader={isReader} />}
      </Loaded>
    </Page>
  )
}

function One({ order, isReader }: { order: Written; isReader: boolean }) {
  const say = useSay()
  const writes = order.may.includes('deliver')
  return (
    <>
      <Course order={order} isReader={isReader} />
      {order.care &&
        (isReader ? (
          <Banner tone="danger">{say('care.mark.order')}</Banner>
        ) : (
          <CareCard>{say('care.card.order')}</CareCard>
        ))}
      {order.care_own && <CareCard>{say('care.card.here')}</CareCard>}
      {writes ? <AnswerForm key={order.id} order={order} /> : <Asked order={order} />}
      {order.delivered_at !== undefined && <Printed order={order} />}
      <Clarification order={order} isReader={isReader} />
      {order.may.includes('decline') && <Decline order={order} />}
    </>
  )
}
