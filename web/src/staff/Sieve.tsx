import { lazy, type ReactNode, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../ui/Button.tsx'
import { SelectField, TextField } from '../ui/Field.tsx'
import { SkeletonBars } from '../ui/Skeletons.tsx'
import { useWide } from '../ui/useWide.ts'
import { useSay } from '../words/say.tsx'
import type { useSifted } from './useSifted.ts'

const Day = lazy(async () => ({ default: (await import('../ui/DateField.tsx')).DateField }))

/** How a country is chosen. */
export interface Countries {
  country: (code: string, choose: (code: string) => void) => ReactNode
}

/** What members are sifted by. */
export function Sieve({ of, country }: { of: ReturnType<typeof useSifted> } & Countries) {
  const { choices, seesMoney, sifted, choose, clear } = of
  const say = useSay()
  const wide = useWide()
  const { formatDisplayName } = useIntl()
  const said: Record<string, (value: string) => string> = {
    type: (value) => say(`staff.type.${value as 'CLIENT'}`),
    state: (value) => say(`staff.state.${value as 'active'}`),
    has: (value) => say(`members.has.${value as 'claim'}`),
    language: (value) => formatDisplayName(value, { type: 'language' }) ?? value,
  }
  const narrows = Object.keys(sifted).some((name) => name !== 'sort')
  return (
    <div className="flex flex-col gap-16">
      <TextField
        label={say('staff.find')}
        hint={say(seesMoney ? 'staff.find.hint' : 'staff.find.hint.no_money')}
        type="search"
        value={sifted.q ?? ''}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => choose({ q: target.value })}
      />
      <div className="grid gap-16 sm:grid-cols-2 lg:grid-cols-4">
        {(['type', 'state', 'has', 'language'] as const).map((name) => (
          <SelectField
            key={name}
            label={say(`members.${name}`)}
            value={sifted[name] ?? ''}
            onChange={({ target }) => choose({ [name]: target.value })}
          >
            <option value="">{say('members.any')}</option>
            {choices[name].map((value) => (
              <option key={value} value={value}>
                {said[name]?.(value)}
              </option>
            ))}
          </SelectField>
        ))}
        {country(sifted.country ?? '', (code) => choose({ country: code }))}
        <Suspense fallback={<SkeletonBars count={2} bar="h-72" />}>
          <Day
            label={say('members.from')}
            value={sifted.from ?? ''}
            onChange={(from: string) => choose({ from })}
            optional
          />
          <Day label={say('members.to')} value={sifted.to ?? ''} onChange={(to: string) => choose({ to })} optional />
        </Suspense>
        {/* In a wide window the headings of the columns give the order. */}
        {!wide && (
          <SelectField
            label={say('members.sort')}
            value={sifted.sort ?? 'name'}
            onChange={({ target }) => choose({ sort: target.value === 'name' ? '' : target.value })}
          >
            {choices.sort.map((value) => (
              <option key={value} value={value}>
                {say(`members.sort.${value}`)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {narrows && (
        <Button kind="quiet" className="self-start" onClick={clear}>
          {say('members.clear')}
        </Button>
      )}
    </div>
  )
}
