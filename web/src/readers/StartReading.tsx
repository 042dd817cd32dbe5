import { paths } from '@evenlight/contract/paths'
import type { ComponentProps } from 'react'
import { useOfflineSince } from '../online.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import type { Reader } from './calls.ts'

/** The way into a reading with a reader. Without a network it is shut and says so. */
export function StartReading({
  with: { id },
  channel = 'chat',
  className,
  ...rest
}: { with: Reader; channel?: 'chat' | 'voice' } & Omit<ComponentProps<typeof LinkButton>, 'to'>) {
  const say = useSay()
  const words = say(channel === 'chat' ? 'readers.start_chat' : 'readers.start_call')
  return useOfflineSince() ? (
    <Button why={say('readers.away')} kind={rest.kind} wide={rest.wide} aria-label={rest['aria-label']}>
      {words}
    </Button>
  ) : (
    <LinkButton {...rest} to={channel === 'chat' ? paths.startChat(id) : paths.startCall(id)} className={className}>
      {words}
    </LinkButton>
  )
}
