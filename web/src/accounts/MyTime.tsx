import { paths } from '@evenlight/contract/paths'
import { Link } from 'react-router'
import { isThere } from '../routes.tsx'
import { minutesOf } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { useOwn } from './own.ts'

/** A client's time, in the header of every page: whole minutes, free and paid together. */
export function MyTime() {
  const say = useSay()
  const { data } = useOwn()
  if (data?.type !== 'CLIENT') return null
  const minutes = minutesOf(data.paid_seconds + data.free_seconds)
  const look = 'inline-flex items-center min-h-target px-4 sm:px-12 text-meta font-semibold tabular whitespace-nowrap'
  const words = (
    <>
      <span className="say-only">{say('shell.balance', { minutes })}</span>
      <span aria-hidden="true">{say('ui.minutes', { minutes })}</span>
    </>
  )
  return isThere(paths.wallet(), true) ? (
    <Link to={paths.wallet()} className={`${look} rounded-control hover:bg-sunken`}>
      {words}
    </Link>
  ) : (
    <span className={look}>{words}</span>
  )
}
