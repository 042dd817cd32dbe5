import { paths } from '@evenlight/contract/paths'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useOfflineSince } from '../online.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import type { Reader } from './calls.ts'

/** In which ways a reading is asked for here, what the button says, and where it leads. */
const ways = {
  chat: { words: 'readers.start_chat', to: paths.startChat },
  voice: { words: 'readers.start_call', to: paths.startCall },
  video: { words: 'readers.start_video', to: paths.startVideo },
  phone: { words: 'readers.start_phone', to: paths.startPhone },
} as const
export type Asked = keyof typeof ways
/** What the button says that asks for a reading of this kind. */
export const wordsOf = (channel: Asked) => ways[channel].words

interface StartProps extends Omit<ComponentProps<typeof LinkButton>, 'to'> {
  with: Reader
  channel?: Asked
  /** Of a way beside the main one: on phones it is shown by its sign alone. */
  sign?: LucideIcon
}

/** The way into a reading with a reader. Without a network it is shut and says so. */
export function StartReading({ with: { id }, channel = 'chat', sign: Sign, className, ...rest }: StartProps) {
  const say = useSay()
  const { words, to } = ways[channel]
  const shown = Sign ? (
    <>
      <Sign className="lg:hidden size-20" aria-hidden="true" />
      <span className="max-lg:say-only">{say(words)}</span>
    </>
  ) : (
    say(words)
  )
  const kind = rest.kind ?? (Sign && 'secondary')
  const look = cx(Sign && 'max-lg:px-12', className)
  return useOfflineSince() ? (
    <Button why={say('readers.away')} kind={kind} wide={rest.wide} aria-label={rest['aria-label']}>
      {shown}
    </Button>
  ) : (
    <LinkButton {...rest} kind={kind} to={to(id)} className={look}>
      {shown}
    </LinkButton>
  )
}
