import { Button } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'

/** Shown once: the codes that stand in for a lost app. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const say = useSay()
  return (
    <div className="card p-24 flex flex-col gap-16" role="status">
      <h3>{say('accounts.second.codes')}</h3>
      <p>{say('accounts.second.codes.text')}</p>
      <ul className="grid grid-cols-2 gap-8 tabular tracking-wide" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button className="self-start" onClick={onKept}>
        {say('accounts.second.kept')}
      </Button>
    </div>
  )
}
