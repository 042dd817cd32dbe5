import { TextField } from './Field.tsx'

interface FindFieldProps {
  label: string
  hint: string
  value: string
  onType: (typed: string) => void
}

/** Looks in a list while one types; what is looked for is `useSettled` of the value. */
export const FindField = ({ onType, ...props }: FindFieldProps) => (
  <TextField
    {...props}
    type="search"
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
    onChange={({ target }) => onType(target.value)}
  />
)
