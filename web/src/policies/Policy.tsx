import { paths } from '@evenlight/contract/paths'
import { TERMS_VERSION } from '@evenlight/contract/terms'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { Page } from '../ui/Page.tsx'
import type { Key } from '../words/en.ts'
import { useSay, Words } from '../words/say.tsx'

export interface Part {
  title: Key
  text: readonly Key[]
}

const linkTo = (to: string) => (parts: ReactNode[]) => (
  <Link key={to} to={to} className="link">
    {parts}
  </Link>
)
const links = {
  clock: linkTo(paths.clock()),
  prices: linkTo(paths.prices()),
  help: linkTo(paths.help()),
  account: linkTo(paths.account()),
  terms: linkTo(paths.terms()),
  privacy: linkTo(paths.privacy()),
  refunds: linkTo(paths.refunds()),
}

/** A text that one agrees to, with the version that is kept of who accepted it. */
export function Policy({ title, lead, parts }: { title: Key; lead: Key; parts: readonly Part[] }) {
  const say = useSay()
  const { formatDate } = useIntl()
  const date = formatDate(TERMS_VERSION, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <Page title={say(title)} lead={say(lead)}>
      <div className="flex flex-col gap-32 lg:gap-48 max-w-text">
        {parts.map(({ title: name, text }) => (
          <section key={name} className="flex flex-col gap-12">
            <h2>{say(name)}</h2>
            {text.map((words) => (
              <p key={words}>
                <Words id={words} values={links} />
              </p>
            ))}
          </section>
        ))}
        <p className="pt-24 border-t border-line text-label text-muted">
          {say('policies.version', { version: TERMS_VERSION, date })}{' '}
          <Link to={paths.legalNotice()} className="link">
            {say('house.legal')}
          </Link>
        </p>
      </div>
    </Page>
  )
}
