import { useLocation } from 'react-router'
import { Compose } from './Compose.tsx'
import { shownIn } from './places.ts'
import { MessagePage } from './MessagePage.tsx'

/** `/message-conversation`: one message to read, where the way here names it, else a new one to write. */
export function Component() {
  const { state } = useLocation()
  const { view, again } = shownIn(state)
  return view ? <MessagePage key={view} id={view} /> : <Compose key={again ?? ''} again={again} />
}
