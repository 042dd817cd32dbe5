import { type ComponentProps, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { SelectField } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const pairs = letters.flatMap((first) => letters.map((second) => first + second))

/** The countries by name, in the page's language. */
export function CountryField(props: Omit<ComponentProps<typeof SelectField>, 'children'>) {
  const say = useSay()
  const { formatDisplayName } = useIntl()
  const countries = useMemo(() => {
    const named = pairs.map((code) => [code, formatDisplayName(code, { type: 'region', fallback: 'none' })] as const)
    return named.filter(([, name]) => name).sort(([, a = ''], [, b = '']) => a.localeCompare(b))
  }, [formatDisplayName])
  return (
    <SelectField autoComplete="country" {...props}>
      <option value="">{say('accounts.country.choose')}</option>
      {countries.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
