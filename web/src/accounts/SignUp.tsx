import { TERMS_VERSION } from '@evenlight/contract/terms'
import { paths } from '@evenlight/contract/paths'
import type { ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useFields } from '../form.ts'
import { localeHere } from '../preferences.ts'
import { remember } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { CheckField, PasswordField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { isLost, keyed } from '../unanswered.ts'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { CodeBy, type CodeWay, useTexts } from './CodeBy.tsx'
import { CountryField } from './CountryField.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { useNewPassword } from './new-password.ts'
import {
  BirthField,
  EmailField,
  MobileField,
  useBirthRules,
  useEmailRules,
  UsernameField,
  useUsernameRules,
  WholeName,
} from './NameFields.tsx'
import { Terms } from './Terms.tsx'

const start = {
  username: '',
  email: '',
  password: '',
  first_name: '',
  last_name: '',
  date_of_birth: '',
  country: '',
  mobile_number: '',
  code_by: 'mail' as CodeWay,
  /** Empty: the free minutes. */
  package_id: '',
  /** How the demonstration's card answers. */
  card: 'approved',
  terms: false,
}
type Typed = typeof start
const labels = {
  username: 'accounts.username',
  email: 'accounts.email',
  password: 'accounts.password',
  first_name: 'accounts.first_name',
  last_name: 'accounts.last_name',
  date_of_birth: 'accounts.birth',
  country: 'accounts.country',
  mobile_number: 'accounts.mobile',
  code_by: 'accounts.code_by',
  package_id: 'accounts.begin',
  card: 'accounts.begin',
  terms: 'shell.terms',
} as const

const bodyOf = ({
  terms,
  last_name,
  mobile_number,
  code_by: _by,
  package_id: _bought,
  card: _card,
  ...rest
}: Typed) => ({
  ...rest,
  ...(last_name && { last_name }),
  ...(mobile_number && { mobile_number }),
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  locale: localeHere(),
  accept_terms_version: terms ? TERMS_VERSION : '',
})
/** By SMS only with a number, and where nothing is bought: receipts go to an address. */
const codeByOf = ({ code_by, mobile_number, package_id }: Pick<Typed, 'code_by' | 'mobile_number' | 'package_id'>) =>
  mobile_number.trim() && !package_id ? code_by : 'mail'
type PaidSignUp = Parameters<typeof calls.paidSignUp>[0]['body']
type Held = Awaited<ReturnType<typeof calls.paidSignUp>>
type Registered = Awaited<ReturnType<typeof calls.register>>

/** A first package beside the fields, where one can be paid here. */
interface Paying {
  choices: (of: Pick<Typed, 'package_id' | 'card'> & { pick: (part: Partial<Typed>) => void }) => ReactNode
  /** What is paid with, as the call takes it. */
  meansOf: (card: string) => PaidSignUp['payment']
  /** What the button says for a package. */
  goOf: (packageId: string) => string | undefined
  /** Null where nothing was bought. */
  onDone: (held: Held | null, packageId: string) => void
}

/** Sends both kinds. A payment keeps its key through a reload, without the password, until there is an answer. */
const signUp =
  (paying: Paying | undefined) =>
  async (typed: Typed, fresh: string): Promise<Registered | Held> => {
    const body = bodyOf(typed)
    const { package_id, card } = typed
    if (!package_id || !paying) return calls.register({ body: { ...body, code_by: codeByOf(typed) } })
    const { password: _secret, ...asked } = typed
    const send = (_: typeof asked, key: string) =>
      calls.paidSignUp({ body: { ...body, package_id, payment: paying.meansOf(card) }, key })
    return keyed('sign-up', send)(asked, fresh)
  }

/** Who has bought already comes to their wallet, and not to what they were about to buy there. */
const onward = (next: string | undefined) => (next?.startsWith(paths.wallet()) ? paths.wallet() : next)

/** What the new account is for, where its owner comes from there. */
const comesFor = (next: string | undefined) => {
  if (next?.includes('start=chat')) return ['accounts.sign_up.chat'] as const
  return next?.startsWith(paths.newOrder('')) ? (['accounts.sign_up.order'] as const) : []
}

/** A new client's account: one page, nothing asked twice, the code comes next. */
export function SignUp({ paying }: { paying: Paying | undefined }) {
  const say = useSay()
  const go = useNavigate()
  const [search] = useSearchParams()
  const next = search.get('next') ?? undefined
  const { form, field, ...sending } = useFields<Typed, Registered | Held>({
    start: { ...start, package_id: new URLSearchParams(next?.split('?')[1]).get('buy') ?? '' },
    labels,
    draft: 'sign-up',
    act: signUp(paying),
    onDone: (answer, { email, mobile_number, password, package_id }) => {
      const [codeBy, isSure] = 'otp_by' in answer ? [answer.otp_by, answer.otp_sure] : (['mail', true] as const)
      remember({ userId: answer.user_id, email, mobile_number, password, codeBy, codeInDoubt: !isSure })
      const held = 'intent_id' in answer ? answer : null
      paying?.onDone(held, package_id)
      void go(paths.registered(held ? onward(next) : next))
    },
  })
  const { package_id, card, mobile_number, code_by } = form.watch()
  const texts = useTexts()
  const codeBy = codeByOf({ code_by, mobile_number, package_id })
  const pick = (part: Partial<Typed>) => {
    for (const [name, value] of Object.entries(part)) form.setValue(name as 'card', value as string)
  }
  const chosen = useNewPassword()
  const [named, mailed, grown] = [useUsernameRules(), useEmailRules(), useBirthRules()]
  const needed = { required: say('accounts.needed') }
  return (
    <AccountFrame
      title={say('accounts.sign_up')}
      lead={[
        ...comesFor(next).map((one) => say(one)),
        say(package_id ? 'accounts.begin.lead' : `accounts.sign_up.lead.${codeBy}`),
      ].join(' ')}
    >
      <Form of={sending} kept={package_id && isLost(sending.cause) ? say('accounts.begin.lost') : undefined}>
        <UsernameField {...field('username', named)} hint={say('accounts.username.hint')} />
        <EmailField {...field('email', mailed)} hint={say('accounts.email.hint')} />
        <PasswordField {...field('password', chosen.rules)} hint={chosen.hint} autoComplete="new-password" />
        <WholeName first={field('first_name', needed)} last={field('last_name')} />
        <BirthField {...field('date_of_birth', grown)} />
        <CountryField {...field('country', needed)} />
        <MobileField {...field('mobile_number')} />
        {texts && mobile_number.trim() && !package_id && (
          <CodeBy
            id={field('code_by').id}
            chosen={code_by}
            error={field('code_by').error}
            onChoose={(way) => {
              form.setValue('code_by', way)
              form.clearErrors('code_by')
            }}
          />
        )}
        {paying?.choices({ package_id, card, pick })}
        <CheckField {...field('terms', { required: say('accounts.needed.terms') })} label={<Terms />} />
        <Button type="submit" pending={sending.pending} why={sending.away} wide>
          {paying?.goOf(package_id) ?? say('accounts.sign_up.go')}
        </Button>
      </Form>
      <p className="pt-16 border-t border-line">
        {say('accounts.sign_up.have')}{' '}
        <Link to={paths.auth(next)} className="link">
          {say('accounts.sign_in')}
        </Link>
      </p>
    </AccountFrame>
  )
}
