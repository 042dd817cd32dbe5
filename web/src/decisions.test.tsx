import type { AuditAction } from '@evenlight/contract/audit'
import { Failed } from '@evenlight/contract/client'
import { objectionDays } from '@evenlight/contract/lengths'
import type { noticeTitles } from '@evenlight/contract/notice-titles'
import { paths } from '@evenlight/contract/paths'
import type { Role } from '@evenlight/contract/route'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { Blocked, NotVerified } from './accounts/Conditions.tsx'
import { closedOf } from './appointments/calls.ts'
import { Component as Book } from './appointments/book.screen.tsx'
import { ClaimCard } from './claims/ClaimCard.tsx'
import { pieceOf } from './content/desk/calls.ts'
import { OnePiece } from './content/desk/OnePiece.tsx'
import { Lines } from './earnings/Lines.tsx'
import { OwnBan } from './fullbans/OwnBan.tsx'
import { ownOf } from './fullbans/own.ts'
import { MessageDetail } from './messages/MessageDetail.tsx'
import { Item } from './notices/Item.tsx'
import { queries } from './queries.ts'
import { profileOf } from './readers/calls.ts'
import { useSession } from './session/session.ts'
import { mineOf } from './testimonials/calls.ts'
import { Component as Testimonials } from './testimonials/testimonials.screen.tsx'
import { contentDesk } from './words/content-desk.ts'
import { en } from './words/en.ts'

const REASON = 'Because it names a client.'
const at = '2026-11-20T10:00:00.000Z'
const until = '2026-12-20T10:00:00.000Z'
const [client, reader] = [
  { id: 'per_client', username: 'ida' },
  { id: 'per_reader', username: 'mara', display_name: 'Mara' },
]
const within = new RegExp(`within ${objectionDays} days`)

interface Shown {
  /** Whose screen it is. */
  who: Exclude<Role, 'ADMIN'>
  /** What the screen has asked for, and the screen. */
  screen: () => ReactNode
  /** Where the words come from that somebody of the house wrote, unless they are chosen from a list. */
  reason?: string
  /** By when, or for how long. */
  deadline: RegExp
  /** The way to say that it is wrong: an address, or the words on a button. */
  objects: string
}

const notice = (code: keyof typeof noticeTitles, link: string, values: Record<string, string | number>) => (
  <Item
    of={{
      id: 'ntc_one',
      event: 'decision',
      title: '',
      says: { code, values: { ...values, days: objectionDays } },
      body: REASON,
      link,
      pinned: false,
      at,
      unread: true,
    }}
  />
)
const refused = (more: object) => new Failed(403, { status: 403, code: 'blocked', title: '', ...more } as never)
const ban = (state: 'suspended' | 'banned') => {
  queries.setQueryData(ownOf('token').queryKey, {
    id: 'ban_one',
    state,
    reason: REASON,
    at,
    ...(state === 'banned' ? { until } : { decide_by: until }),
    may_appeal: true,
  } as never)
  return <OwnBan token="token" known={null} />
}
const claim = (side: 'client' | 'reader', more: object) => (
  <ClaimCard
    side={side}
    claim={
      {
        id: 'clm_one',
        chat_id: 'cht_one',
        client,
        reader,
        cause: 'slow',
        seconds_wanted: 60,
        text: 'Long silences.',
        waits_for: null,
        answer_by: at,
        made_at: at,
        changed_at: at,
        returnable_seconds: 60,
        granted_seconds: 0,
        decided_words: REASON,
        may_appeal: false,
        ...more,
      } as never
    }
  />
)
const piece = (state: 'draft' | 'withdrawn') => {
  const text = { locale: 'en', title: 'The empty chair', summary: '', body: '<p>It is empty.</p>' }
  queries.setQueryData(pieceOf('pce_one').queryKey, {
    id: 'pce_one',
    kind: 'article',
    state,
    slug: 'the-empty-chair',
    title: text.title,
    category: '',
    position: 0,
    author: reader,
    saved_at: at,
    returned_reason: REASON,
    texts: [text],
    versions: [],
  } as never)
  return <OnePiece id="pce_one" />
}

const decisions = {
  'a message returned': {
    who: 'CLIENT',
    screen: () => (
      <MessageDetail
        onHidden={() => {}}
        message={
          {
            id: 'msg_one',
            message: 'Ring me.',
            client_id: client.id,
            reader_id: reader.id,
            client,
            reader,
            type: 'CLIENT',
            state: 'returned',
            returned_reason: REASON,
            msgTranscript_image: null,
            created_at: at,
          } as never
        }
      />
    ),
    deadline: within,
    objects: paths.objectToDecision(),
  },
  'a text returned': {
    who: 'READER',
    screen: () => piece('draft'),
    deadline: within,
    objects: paths.objectToDecision(),
  },
  'a text taken off the site': {
    who: 'READER',
    screen: () => piece('withdrawn'),
    deadline: within,
    objects: paths.objectToDecision(),
  },
  'a claim declined': {
    who: 'CLIENT',
    screen: () => claim('client', { state: 'declined' }),
    deadline: within,
    objects: paths.objection('cht_one'),
  },
  'a claim granted against its reader': {
    who: 'READER',
    screen: () => claim('reader', { state: 'approved', granted_seconds: 60 }),
    deadline: within,
    objects: paths.objection('cht_one'),
  },
  'a review taken down': {
    who: 'CLIENT',
    screen: () => {
      const one = { id: 'tst_one', reader, client, stars: 2, at, free_reading: false, session_id: 'cht_one' }
      const data = [{ ...one, removed: { at, reason: 'insults' } }]
      queries.setQueryData(mineOf().queryKey, { pages: [{ data, next: null }], pageParams: [''] } as never)
      return <Testimonials />
    },
    reason: 'It was insulting.',
    deadline: within,
    objects: paths.objection('cht_one'),
  },
  'a ban': {
    who: 'CLIENT',
    screen: () => ban('banned'),
    deadline: /Dec 20, 2026/,
    objects: en['fullbans.own.appeal.go'],
  },
  'a suspension': {
    who: 'READER',
    screen: () => ban('suspended'),
    deadline: /Dec 20, 2026/,
    objects: en['fullbans.own.appeal.go'],
  },
  'an account closed': {
    who: 'CLIENT',
    screen: () => <Blocked cause={refused({ reason: REASON, until: null })} onBack={() => {}} />,
    deadline: within,
    objects: paths.contact(),
  },
  'an application declined': {
    who: 'READER',
    screen: () => <NotVerified cause={refused({ declined: { reason: REASON } })} onBack={() => {}} />,
    deadline: within,
    objects: paths.contact(),
  },
  'a warning': {
    who: 'READER',
    screen: () => notice('pressure_warned', paths.objectToDecision(), { name: 'ida' }),
    deadline: within,
    objects: paths.objectToDecision(),
  },
  'another pay': {
    who: 'READER',
    screen: () => notice('rate_changed', paths.objectToDecision(), { amount: '$0.40' }),
    deadline: within,
    objects: paths.objectToDecision(),
  },
  'a held payment not let go': {
    who: 'CLIENT',
    screen: () => notice('payment_not_taken', paths.askRefund(), { amount: '$120.00' }),
    deadline: within,
    objects: paths.askRefund(),
  },
  'time given back at the cost of its reader': {
    who: 'READER',
    screen: () => notice('time_taken_back', paths.objection('cht_one'), {}),
    deadline: within,
    objects: paths.objection('cht_one'),
  },
  'less for a line of a statement than was wanted': {
    who: 'READER',
    screen: () => {
      const dispute = { wanted_cents: 500, reason: 'I was there.', granted_cents: 0, decided_words: REASON }
      const line = { id: 'one', at, what: 'earned', chat_id: 'cht_one', client, amount_cents: 100, dispute }
      return <Lines label="Lines" lines={[line as never]} />
    },
    deadline: within,
    objects: paths.askRefund(),
  },
  'booking closed': {
    who: 'CLIENT',
    screen: () => {
      queries.setQueryData(profileOf(reader.id).queryKey, { ...reader, channels: ['chat'] } as never)
      queries.setQueryData(closedOf().queryKey, until)
      return <Book />
    },
    reason: 'You missed two appointments',
    deadline: /from Dec 20, 2026.*write to us within 30 days/,
    objects: paths.objectToDecision(),
  },
} satisfies Record<string, Shown>
type Decision = keyof typeof decisions

/** What the house does that is no decision about somebody, and why. */
type None =
  | 'of the house'
  | 'for them'
  | 'undoes one'
  | 'a look'
  | 'a provider decided'
  | 'said in the room'
  | 'on its way'
/** Every act of the house: which decision it is on somebody's screen, or why it is none. One that is left out doesn't compile. */
const acts: Record<AuditAction, readonly Decision[] | None> = {
  'approval.approve': 'of the house',
  'approval.ask': 'of the house',
  'approval.decline': 'of the house',
  'approval.do': 'of the house',
  'approval.expire': 'of the house',
  'approval.fail': 'of the house',
  'approval.limit': 'of the house',
  'approval.withdraw': 'of the house',
  'block_words.replace': 'of the house',
  'board.post': 'of the house',
  'board.stop_mail': 'of the house',
  'board.withdraw': 'of the house',
  'care.follow': 'a look',
  'care.see': 'a look',
  'chat.end': ['time given back at the cost of its reader'],
  'chat.look': 'a look',
  'chat.notice': 'said in the room',
  'chat.pause': 'said in the room',
  'chat.resume': 'said in the room',
  'chat.watch': 'a look',
  'chat.words': 'a look',
  'claim.approve': ['a claim granted against its reader'],
  'claim.decline': ['a claim declined'],
  'content.publish': 'for them',
  'content.return': ['a text returned'],
  'content.schedule': 'for them',
  'content.unschedule': 'on its way',
  'content.withdraw': ['a text taken off the site'],
  'full_ban.appeal': 'on its way',
  'full_ban.ask': 'on its way',
  'full_ban.ban': ['a ban'],
  'full_ban.keep': ['a ban'],
  'full_ban.lift': 'undoes one',
  'full_ban.look': 'a look',
  'full_ban.refuse': 'undoes one',
  'full_ban.suspend': ['a suspension'],
  'giveback.rule': 'of the house',
  'help_line.confirm': 'of the house',
  'help_line.withdraw': 'of the house',
  'house.change': 'of the house',
  'members.approve': 'for them',
  'members.block': ['an account closed'],
  'members.distrust': 'undoes one',
  'members.list': 'a look',
  'members.look': 'a look',
  'members.rate': ['another pay'],
  'members.refuse': ['an application declined'],
  'members.role': 'of the house',
  'members.trust': 'for them',
  'members.unblock': 'undoes one',
  'message.approve': 'for them',
  'message.claim': 'a look',
  'message.let_go': 'a look',
  'message.look': 'a look',
  'message.queue': 'a look',
  'message.return': ['a message returned'],
  'message.undo': 'on its way',
  'messages.reader_sent': 'a look',
  'opening.check': 'of the house',
  'opening.open': 'of the house',
  'order.look': 'a look',
  'order.share': 'of the house',
  'payments.approve': 'for them',
  'payments.decline': ['a held payment not let go'],
  'payments.dispute_lost': 'a provider decided',
  'payments.dispute_noted': 'a provider decided',
  'payments.dispute_won': 'a provider decided',
  'payments.paid_by_hand': 'of the house',
  'payments.refund': 'for them',
  'payments.tax': 'of the house',
  'payout.account': 'a look',
  'payout.file': 'of the house',
  'payout.make': 'for them',
  'payout.send': 'for them',
  'payout.settle': 'a provider decided',
  'pressure.cleared': 'undoes one',
  'pressure.warned': ['a warning'],
  'pressure.withdrawn': 'undoes one',
  'short.keep': 'for them',
  'short.return': ['time given back at the cost of its reader'],
  'statement.approve': ['less for a line of a statement than was wanted'],
  'testimonial.remove': ['a review taken down'],
  'testimonial.restore': 'undoes one',
  'ticket.answer': 'for them',
  'time.back': ['time given back at the cost of its reader'],
  'time.give.free': 'for them',
  'time.give.paid': 'for them',
  'wallet.package': 'of the house',
}
/** What the server decides by a rule, with nobody at the desk. */
const byRule: readonly Decision[] = ['booking closed']

const drawn = ({ who, screen }: Shown) => {
  const mine = { id: who === 'CLIENT' ? client.id : reader.id, type: who }
  useSession.setState({ userData: mine })
  // Read by hooks that are told of the state at the beginning when they are drawn on the server.
  Object.assign(useSession.getInitialState(), { userData: mine })
  const page = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ ...en, ...contentDesk }}>
        <MemoryRouter initialEntries={[`/book/${reader.id}`]}>
          <Routes>
            <Route path="/book/:id" element={screen()} />
          </Routes>
        </MemoryRouter>
      </IntlProvider>
    </QueryClientProvider>,
  )
  return page.replaceAll('&amp;', '&')
}

afterEach(() => {
  queries.clear()
  Object.assign(useSession.getInitialState(), { userData: null })
})

test.each(Object.entries<Shown>(decisions))('%s: why, by when, and how to object', (_, one) => {
  const page = drawn(one)
  const words = page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  expect(words).toContain(one.reason ?? REASON)
  expect(words).toMatch(one.deadline)
  expect(page).toContain(one.objects.startsWith('/') ? `href="${one.objects}"` : `>${one.objects}`)
})

test('whatever the house decides about somebody is among them', () => {
  const named = Object.values(acts).flatMap((one) => (typeof one === 'string' ? [] : one))
  expect([...new Set([...named, ...byRule])].toSorted()).toEqual(Object.keys(decisions).toSorted())
})
