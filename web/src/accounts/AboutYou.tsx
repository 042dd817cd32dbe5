import { languageFor, languages } from '@evenlight/contract/languages'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useFields } from '../form.ts'
import { follow } from '../language.ts'
import { queries } from '../queries.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { SelectField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/Toast.tsx'
import { ownNames } from '../words/locales.ts'
import { useSay } from '../words/say.tsx'
import { placeOf } from '../zone.ts'
import { calls } from './calls.ts'
import { CountryField } from './CountryField.tsx'
import { WholeName } from './NameFields.tsx'
import { ownChanged, profileKey } from './own.ts'
import { Changeable, SaveOrLeave, Section } from './Section.tsx'

type Profile = Awaited<ReturnType<typeof calls.profile>>

/** Name, country and time zone. */
export function AboutYou() {
  const say = useSay()
  const { data, error, refetch } = useQuery({
    queryKey: profileKey,
    queryFn: () => calls.profile(),
    staleTime: Infinity,
  })
  if (data)
    return (
      <Changeable title={say('accounts.details')} hint={say('accounts.details.hint')} now={<Shown profile={data} />}>
        {(close) => <Details profile={data} onClose={close} />}
      </Changeable>
    )
  return (
    <Section title={say('accounts.details')} hint={say('accounts.details.hint')}>
      {error ? (
        <ErrorNote cause={error} what={say('accounts.account.failed')} retry={() => void refetch()} />
      ) : (
        <Skeleton className="h-target max-w-form" />
      )}
    </Section>
  )
}

function Shown({ profile: { first_name, last_name, country, time_zone, locale } }: { profile: Profile }) {
  const { formatDisplayName } = useIntl()
  const place = country && (formatDisplayName(country, { type: 'region' }) ?? country)
  return (
    <>
      <p className="font-semibold">
        <bdi>{[first_name, last_name].filter(Boolean).join(' ')}</bdi>
      </p>
      <p className="text-meta text-muted">
        {[place, placeOf(time_zone), ownNames[languageFor(locale)]].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}

const labels = {
  first_name: 'accounts.first_name',
  last_name: 'accounts.last_name',
  country: 'accounts.country',
  time_zone: 'accounts.time_zone',
  locale: 'shell.language',
} as const

function Details({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const say = useSay()
  const { first_name, last_name, country, time_zone } = profile
  const spoken = languageFor(profile.locale)
  const { field, ...sending } = useFields({
    name: 'about',
    start: { first_name, last_name: last_name ?? '', country: country ?? '', time_zone, locale: spoken as string },
    labels,
    act: (typed) =>
      calls.updateProfile({
        // A language that was not touched may have been chosen elsewhere meanwhile.
        body: {
          ...typed,
          locale: typed.locale === spoken ? undefined : typed.locale,
          last_name: typed.last_name || null,
          country: typed.country || undefined,
        },
      }),
    onDone: (saved) => {
      queries.setQueryData(profileKey, saved)
      void follow(languageFor(saved.locale))
      void ownChanged()
      toast(say('accounts.saved'))
      onClose()
    },
  })
  return (
    <Form of={sending}>
      <WholeName first={field('first_name', { required: say('accounts.needed') })} last={field('last_name')} />
      <CountryField {...field('country')} />
      <SelectField {...field('time_zone')}>
        {[...new Set([time_zone, ...Intl.supportedValuesOf('timeZone')])].map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('locale')}>
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {ownNames[one]}
          </option>
        ))}
      </SelectField>
      <SaveOrLeave of={sending} onLeave={onClose} />
    </Form>
  )
}
