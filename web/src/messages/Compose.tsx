import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { type Message, messageOf } from './calls.ts'
import { counterpartNamed } from './counterparts.ts'
import { type Draft, isDrafted, nothingWritten } from './draft.ts'
import { Rules } from './Rules.tsx'
import { otherOf } from './sides.ts'
import { useSession } from '../session/session.ts'
import { WriteForm } from './WriteForm.tsx'

/** A new message: to anybody, to the one in the address, or one that came back, written again. */
export function Compose({ again }: { again: string | undefined }) {
  const say = useSay()
  const [search] = useSearchParams()
  const name = search.get('to') ?? ''
  const of = again ?? name
  return (
    <Page
      title={say(again ? 'messages.again' : 'messages.new')}
      back={{ to: paths.messages(), words: say('messages.all') }}
      width="text"
    >
      <Rules />
      <Begun key={of} of={of} again={again} name={name} />
    </Page>
  )
}

/** The form, once it is known what it begins with. A draft comes before anything else. */
function Begun({ of, again, name }: { of: string; again: string | undefined; name: string }) {
  const me = useSession(({ userData }) => userData?.id)
  const [kept] = useState(() => isDrafted(of))
  const named = !kept && !again && name !== ''
  const rewrites = !kept && again !== undefined
  const person = useQuery({ ...counterpartNamed(name), enabled: named })
  const before = useQuery({ ...messageOf(again ?? ''), enabled: rewrites })
  // What isn't asked for here may be asked for elsewhere at the same moment, and is not waited for.
  if ((named && person.isLoading) || (rewrites && before.isLoading)) return <Skeleton className="h-page rounded-card" />
  const start = before.data ? rewritten(before.data, me) : { ...nothingWritten, to: person.data ?? null }
  return <WriteForm of={of} start={start} carried={kept ? null : (before.data?.msgTranscript_image ?? null)} />
}

function rewritten(message: Message, me: string | undefined): Draft {
  const { id, username } = otherOf(message, me)
  return { text: message.message, to: { id, name: username }, picture: null }
}
