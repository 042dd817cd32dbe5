import { useDownload } from '../download.ts'
import { useOffline } from '../online.ts'
import { Button } from '../ui/Button.tsx'
import { useSentence } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'
import { fileRoute } from './calls.ts'

const types = { json: 'application/json', pdf: 'application/pdf' } as const

/** The copy as a file. */
export function CopyFile({ as }: { as: keyof typeof types }) {
  const say = useSay()
  const sentence = useSentence()
  const away = useOffline()
  const path = `${fileRoute.path}?as=${as}`
  const { mutate, isPending, error } = useDownload(
    { route: fileRoute, path },
    types[as],
    `${say('own.copy.file.name')}.${as}`,
  )
  return (
    <>
      <Button kind="secondary" pending={isPending} why={away} onClick={() => mutate()}>
        {say(`own.copy.file.${as}`)}
      </Button>
      {error && (
        <p role="alert" className="basis-full text-meta text-danger">
          {say('own.copy.file.failed')} {sentence(error)}
        </p>
      )}
    </>
  )
}
