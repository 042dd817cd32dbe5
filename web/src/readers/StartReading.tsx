import type { ReadingChannel } from '@evenlight/contract/channels'
import { paths } from '@evenlight/contract/paths'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useOfflineSince } from '../online.ts'
import { startWords } from '../start-words.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import type { Reader } from './calls.ts'

interface StartProps extends Omit<ComponentProps<typeof LinkButton>, 'to'> {
  with: Reader
  channel?: ReadingChannel
  /** Of a way beside the main one: on phones it is shown by its sign alone. */
  sign?: LucideIcon
}

/** The way into a reading with a reader. Without a network it is shut and says so. */
export function StartReading({ with: { id }, channel = 'chat', sign: Sign, className, ...rest }: StartProps) {
  const say = useSay()
  const words = startWords[channel]
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
    <LinkButton {...rest} kind={kind} to={paths.start(id, channel)} className={look}>
      {shown}
    </LinkButton>
  )
}
