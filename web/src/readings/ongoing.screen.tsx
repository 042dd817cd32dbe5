import { useParams } from 'react-router'
import { Ongoing } from './Ongoing.tsx'

/** `/ongoing/{chat_id}`: the request, the room, later the receipt. */
export function Component() {
  const { chat_id = '' } = useParams()
  return <Ongoing key={chat_id} readingId={chat_id} />
}
