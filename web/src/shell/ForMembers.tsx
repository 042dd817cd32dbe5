import { ReadingAlert } from '../readings/ReadingAlert.tsx'
import { useComeBack } from '../ui/useComeBack.ts'
import { Welcome } from '../wallet/Welcome.tsx'

/** What a member hears of on every page. */
export function ForMembers() {
  useComeBack()
  return (
    <>
      <Welcome />
      <ReadingAlert />
    </>
  )
}
