import type { Route } from '@evenlight/contract/route'
import { useAction } from '../action.ts'
import { sendForFile } from '../api.ts'
import { useOffline } from '../online.ts'
import { save } from '../save.ts'
import { Button } from '../ui/Button.tsx'
import { useSentence } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'

const types = { csv: 'text/csv', pdf: 'application/pdf' } as const

interface DownloadProps {
  as: keyof typeof types
  route: Route
  path: string
  name: string
}

/** What is shown, as a file. */
export function Download({ as, route, path, name }: DownloadProps) {
  const say = useSay()
  const sentence = useSentence()
  const away = useOffline()
  const { mutate, isPending, error } = useAction(
    () => sendForFile({ route, path }, types[as]),
    (file: Blob) => save(file, `${name}.${as}`),
  )
  return (
    <>
      <Button kind="secondary" pending={isPending} why={away} onClick={() => mutate(undefined)}>
        {say(`earnings.file.${as}`)}
      </Button>
      {error && (
        <p role="alert" className="basis-full text-meta text-danger">
          {say('earnings.file.failed')} {sentence(error)}
        </p>
      )}
    </>
  )
}
