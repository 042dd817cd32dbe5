import { useSay } from '../words/say.tsx'
import { ReceiptSlip } from './ReceiptSlip.tsx'
import { example } from './example.ts'

/** What is worth saying of which line of the example. */
const notes = { 0: 'start', 2: 'drop', 4: 'rest', 6: 'ask', 8: 'end', sums: 'sums' } as const

export function Anatomy() {
  const say = useSay()
  const { stretches, freeSeconds, paidSeconds } = example()
  const said = Object.entries(notes).map(([place, words]) => [
    place,
    <p key={place} className="text-meta text-ember">
      {say(`clock.receipt.${words}`)}
    </p>,
  ])
  return (
    <ReceiptSlip
      title={<span className="font-serif text-h3">{say('play.sample')}</span>}
      stretches={stretches}
      freeSeconds={freeSeconds}
      paidSeconds={paidSeconds}
      notes={Object.fromEntries(said)}
    />
  )
}
