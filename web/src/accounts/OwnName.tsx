import { useOwn } from './own.ts'

/** Tells a password manager whose password a form asks for, where the name itself isn't asked. */
export function OwnName() {
  const { data } = useOwn()
  return <input type="text" hidden readOnly autoComplete="username" value={data?.username ?? ''} />
}
