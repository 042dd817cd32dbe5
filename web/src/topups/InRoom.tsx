import { useQuery } from '@tanstack/react-query'
import { Banner } from '../ui/Banner.tsx'
import { useSentence } from '../ui/ErrorNote.tsx'
import { toast } from '../ui/Toast.tsx'
import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { topupOf, useStop, useTopupNews } from './calls.ts'

const troubles = ['declined', 'cap', 'own_limit'] as const

/** In a room: that time is bought by itself, what it did for this reading, and how one press stops it. */
export function InRoom({ readingId }: { readingId: string }) {
  const say = useSay()
  const money = useMoney()
  const { data } = useQuery(topupOf)
  useTopupNews()
  const last = data?.history.find(({ chat_id }) => chat_id === readingId)
  const trouble = troubles.find((one) => one === last?.outcome)
  const agreement = data?.agreement
  const isOn = agreement && !agreement.off
  if (!isOn && !last) return null
  const added =
    last?.outcome === 'added' &&
    say('topups.room.added', { minutes: minutesOf(last.seconds ?? 0), price: money(last.amount_cents ?? 0) })
  const on =
    isOn &&
    say('topups.room.on', {
      minutes: minutesOf(agreement.package.paid_seconds + agreement.package.free_seconds),
      price: money(agreement.package.price_cents),
    })
  const off = agreement?.off?.cause === 'stopped' && say('topups.is_off')
  const words = [trouble && say(`topups.room.${trouble}`), added, on, off].filter(Boolean).join(' ')
  if (!words) return null
  return (
    <Banner tone={trouble ? 'warning' : 'info'} role="status" action={isOn && <Stop />} flat>
      {words} {data?.under_way && !isOn && say('topups.under_way')}
    </Banner>
  )
}

function Stop() {
  const say = useSay()
  const sentence = useSentence()
  const { mutate, isPending } = useStop()
  const stop = () => mutate(undefined, { onError: (cause) => toast(sentence(cause)) })
  return (
    <button
      type="button"
      onClick={stop}
      aria-disabled={isPending}
      aria-label={say('topups.room.stop_it')}
      className="shrink-0 min-h-target -my-8 -me-4 px-4 font-semibold underline underline-offset-2"
    >
      {say('topups.room.stop')}
    </button>
  )
}
