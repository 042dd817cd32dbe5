import { Wrong } from '../ui/Field.tsx'
import { Segments } from '../ui/Segments.tsx'
import { useDemo } from '../demo.ts'
import { useSay } from '../words/say.tsx'

/** Whether this site can send a code by SMS; a demonstration shows it where its letters are. */
export const useTexts = () => {
  const demo = useDemo()
  return demo || document.documentElement.dataset.texts !== undefined
}

export type CodeWay = 'mail' | 'sms'
const ways = ['mail', 'sms'] as const

/** Where the code of a new account is to go, for who gave a mobile number. */
export function CodeBy({
  id,
  chosen,
  error,
  onChoose,
}: {
  id: string
  chosen: CodeWay
  error: string | undefined
  onChoose: (way: CodeWay) => void
}) {
  const say = useSay()
  return (
    <div id={id} tabIndex={-1} className="flex flex-col gap-4">
      <Segments
        label={say('accounts.code_by')}
        options={ways.map((value) => ({ value, label: say(`accounts.code_by.${value}`) }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      {chosen === 'sms' && <p className="text-meta text-muted">{say('accounts.code_by.sms.hint')}</p>}
      <Wrong id={`${id}-error`}>{error}</Wrong>
    </div>
  )
}
