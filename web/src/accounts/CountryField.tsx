import { places } from '@evenlight/contract/places'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../api.ts'
import { SelectField } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'

const calls = api(places)

interface CountryFieldProps extends Omit<ComponentProps<typeof SelectField>, 'children'> {
  /** What it says where no country is chosen. */
  none?: string
}

/** The countries by name, in the page's language. A list that did not load is asked for again on arriving at the field. */
export function CountryField({ none, ...props }: CountryFieldProps) {
  const say = useSay()
  const { formatDisplayName } = useIntl()
  const { data, isError, refetch } = useQuery({
    queryKey: ['places.countries'],
    queryFn: () => calls.countries(),
    staleTime: Infinity,
  })
  const named = data?.map(({ code, name }) => ({ code, name: formatDisplayName(code, { type: 'region' }) ?? name }))
  return (
    <SelectField
      // A select can't hold a value that isn't among its options yet, so it's made anew when they arrive.
      key={data ? 'listed' : 'waiting'}
      autoComplete="country"
      {...props}
      error={props.error ?? (isError ? say('accounts.country.failed') : undefined)}
      onFocus={() => void (isError && refetch())}
    >
      <option value="">{none ?? say('accounts.country.choose')}</option>
      {named
        ?.sort((a, b) => a.name.localeCompare(b.name))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </SelectField>
  )
}
