import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useOn } from '../live.ts'
import { Coming } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { careChanged, unseenCount } from './calls.ts'

/** To somebody of the house: how many signs nobody has seen, and the way there; nothing where there is none. */
export function Unseen() {
  const say = useSay()
  const { data: count = 0, isPending } = useQuery(unseenCount)
  useOn('care:changed', () => void careChanged())
  if (isPending) return <Coming />
  if (count === 0) return null
  return (
    <p role="status">
      <Link to={paths.helpLines()} className="link inline-flex items-center min-h-target font-semibold">
        {say('overview.care.unseen', { count })}
      </Link>
    </p>
  )
}
