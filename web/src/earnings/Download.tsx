import { type FileCall, useDownload } from '../download.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { useSentence } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'

const types = { csv: 'text/csv', pdf: 'application/pdf' } as const

interface DownloadProps extends FileCall {
  as: keyof typeof types
  name: string
}

/** What is shown, as a file. */
export function Download({ as, route, path, name }: DownloadProps) {
  const say = useSay()
  const sentence = useSentence()
  const away = useOffline()
  const { mutate, isPending, error } = useDownload({ route, path }, types[as], `${name}.${as}`)
  return (
    <>
      <Button kind="secondary" pending={isPending} why={away} onClick={() => mutate()}>
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
