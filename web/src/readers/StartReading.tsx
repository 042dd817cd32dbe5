import { paths } from '@evenlight/contract/paths'
import type { ComponentProps } from 'react'
import { useOfflineSince } from '../online.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import type { Reader } from './calls.ts'

/** The way into a chat with a reader. Without a network it is shut and says so. */
export function StartReading({
  with: { id },
  className,
  ...rest
}: { with: Reader } & Omit<ComponentProps<typeof LinkButton>, 'to'>) {
  const say = useSay()
  const words = say('readers.start_chat')
  return useOfflineSince() ? (
    <Button why={say('readers.away')} kind={rest.kind} wide={rest.wide} aria-label={rest['aria-label']}>
      {words}
    </Button>
  ) : (
    <LinkButton {...rest} to={paths.startChat(id)} className={className}>
      {words}
    </LinkButton>
  )
}
