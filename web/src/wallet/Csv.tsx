import { wallet as area } from '@evenlight/contract/wallet'
import { useAct } from '../act.ts'
import { sendForFile } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { useSentence } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'

const NAME = 'evenlight-statement.csv'

/** The whole statement as a file. */
export function Csv() {
  const say = useSay()
  const sentence = useSentence()
  const { mutate, isPending, error } = useAct(
    () => sendForFile({ route: area.statement, path: area.statement.path }, 'text/csv'),
    save,
  )
  return (
    <>
      <Button kind="secondary" pending={isPending} onClick={() => mutate(undefined)}>
        {say('wallet.statement.csv')}
      </Button>
      {error && (
        <p role="alert" className="basis-full text-meta text-danger">
          {say('wallet.statement.csv.failed')} {sentence(error)}
        </p>
      )}
    </>
  )
}

function save(file: Blob) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = NAME
  link.click()
  URL.revokeObjectURL(address)
}
