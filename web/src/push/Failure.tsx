import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Banner } from '../ui/Banner.tsx'
import { useSay } from '../words/say.tsx'
import { answerSeconds, NotSubscribed } from './browser.ts'

/** Why this browser is not told. */
export function Failure({ cause }: { cause: unknown }) {
  const say = useSay()
  if (!(cause instanceof NotSubscribed)) return <ErrorNote cause={cause} />
  return (
    <Banner tone="warning" role="alert">
      {say(`push.${cause.because}`, { seconds: answerSeconds })}
    </Banner>
  )
}
