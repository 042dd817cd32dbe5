import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CountryField } from '../accounts/CountryField.tsx'
import { useOwn } from '../accounts/own.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay, Words } from '../words/say.tsx'
import { type Help, helpIn } from './calls.ts'

/** The country that the browser's own language names, where it names one. Nobody is located for this. */
const countryHere = () => {
  const country = navigator.languages.map((one) => new Intl.Locale(one).region).find(Boolean)
  return country && /^[A-Z]{2}$/.test(country) ? country : undefined
}
const dialled = (number: string) => `tel:${number.replace(/[^\d*+]/g, '')}`

/** Who helps where this person is, by their account or their browser's language, and in any other country they choose. */
export function HelpLines({ folded }: { folded?: boolean }) {
  const say = useSay()
  const { data: own } = useOwn()
  const [chosen, choose] = useState<string>()
  const country = chosen ?? own?.country ?? countryHere()
  const help = useQuery(helpIn(country || undefined))
  const elsewhere = (
    <>
      <CountryField label={say('care.country')} value={country ?? ''} onChange={({ target }) => choose(target.value)} />
      <p className="text-meta">
        <a
          href="https://findahelpline.com"
          target="_blank"
          rel="noreferrer"
          className="link inline-flex items-center min-h-target"
        >
          {say('care.elsewhere')}
        </a>
      </p>
    </>
  )
  return (
    <div className="flex flex-col gap-8">
      <Loaded of={help} failed={<Danger number={null} />} shape={<RowSkeletons />}>
        {(found) => <Found help={found} />}
      </Loaded>
      {folded ? (
        <details>
          <summary className="link inline-flex items-center min-h-target">{say('care.another')}</summary>
          {elsewhere}
        </details>
      ) : (
        elsewhere
      )}
    </div>
  )
}

function Danger({ number }: { number: string | null }) {
  const call = (parts: ReactNode[]) => (
    <a key="call" href={dialled(number ?? '')} className="link font-semibold tabular" dir="ltr">
      {parts}
    </a>
  )
  const say = useSay()
  return <p>{number ? <Words id="care.danger" values={{ number, call }} /> : say('care.danger.unknown')}</p>
}

function Found({ help: { emergency, lines } }: { help: Help }) {
  const say = useSay()
  return (
    <>
      {lines.length > 0 && (
        <ul className="flex flex-col">
          {lines.map(({ id, name, number, always, url }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-24 gap-y-4">
              <span className="min-w-0">
                <a href={url} target="_blank" rel="noreferrer" className="link">
                  <bdi>{name}</bdi>
                </a>{' '}
                <span className="text-meta text-muted">{say(always ? 'care.always' : 'care.hours')}</span>
              </span>
              <a
                href={dialled(number)}
                className="link inline-flex items-center min-h-target font-semibold tabular"
                dir="ltr"
              >
                {number}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Danger number={emergency} />
    </>
  )
}
