import { paths } from '@evenlight/contract/paths'
import { Link } from 'react-router'
import { Page, Part } from '../ui/Page.tsx'
import { MoreWords } from '../words/More.tsx'
import { ownData } from '../words/own.ts'
import { useSay } from '../words/say.tsx'
import { Consents } from './Consents.tsx'
import { Copy } from './Copy.tsx'
import { Erase } from './Erase.tsx'

/** What is kept of one and why, a copy of it, what one agreed to, where one is signed in, and how it all goes. */
export const Component = () => (
  <MoreWords words={ownData}>
    <OwnData />
  </MoreWords>
)

function OwnData() {
  const say = useSay()
  return (
    <Page
      title={say('tickets.erase')}
      lead={say('own.lead')}
      back={{ to: paths.account(), words: say('accounts.account') }}
    >
      <Kept />
      <Copy />
      <Consents />
      <Part id="sign-ins" title={say('accounts.sign_ins')}>
        <p>{say('own.sign_ins')}</p>
        <Link to={paths.account('#sign-ins')} className="link inline-flex items-center min-h-target self-start">
          {say('own.sign_ins.see')}
        </Link>
      </Part>
      <Erase />
    </Page>
  )
}

const kinds = ['account', 'words', 'books', 'signs'] as const

function Kept() {
  const say = useSay()
  return (
    <Part id="kept" title={say('own.kept')}>
      <dl className="grid sm:grid-cols-2 gap-16">
        {kinds.map((kind) => (
          <div key={kind} className="card p-20 flex flex-col gap-4">
            <dt className="font-semibold">{say(`own.kept.${kind}`)}</dt>
            <dd className="text-muted">{say(`own.kept.${kind}.why`)}</dd>
          </div>
        ))}
      </dl>
      <p>{say('own.kept.never')}</p>
    </Part>
  )
}
