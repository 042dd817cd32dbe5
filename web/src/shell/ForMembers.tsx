import { ReadingAlert } from '../readings/ReadingAlert.tsx'
import { Welcome } from '../wallet/Welcome.tsx'

/** What a member hears of on every page. */
export const ForMembers = () => (
  <>
    <Welcome />
    <ReadingAlert />
  </>
)
