import { WriteTo } from '../messages/WriteTo.tsx'
import { type Reading, otherOf, type Side } from './calls.ts'

/** The way to a message for the other person of a reading. */
export const WriteToOther = ({ of, side }: { of: Pick<Reading, 'client' | 'reader'>; side: Side }) => {
  const { name } = otherOf(of, side)
  return side === 'client' ? (
    <WriteTo to={of.reader.username} name={name} of="READER" />
  ) : (
    <WriteTo to={of.client.username} name={name} of="CLIENT" />
  )
}
