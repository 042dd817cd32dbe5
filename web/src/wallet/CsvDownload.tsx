import { wallet as area } from '@evenlight/contract/wallet'
import { useDownload } from '../download.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { useSentence } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'
import type { Filter } from './filters.ts'

const NAME = 'evenlight-statement.csv'

/** The statement, as narrowed as it is shown, as a file. */
export function CsvDownload({ filter }: { filter: Filter }) {
  const say = useSay()
  const sentence = useSentence()
  const away = useOffline()
  const call = { route: area.statement, path: pathOf(filter) }
  const { mutate, isPending, error } = useDownload(call, 'text/csv', NAME)
  return (
    <>
      <Button
        kind="secondary"
        className="max-sm:col-span-2"
        pending={isPending}
        aria-disabled={Boolean(away)}
        title={away || undefined}
        onClick={() => mutate()}
      >
        {say('wallet.statement.csv')}
      </Button>
      {error && (
        <p role="alert" className="basis-full max-sm:col-span-2 text-meta text-danger">
          {say('wallet.statement.csv.failed')} {sentence(error)}
        </p>
      )}
    </>
  )
}

const pathOf = (filter: Filter) => `${area.statement.path}?${new URLSearchParams({ ...filter })}`
