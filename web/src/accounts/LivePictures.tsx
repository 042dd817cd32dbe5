import { useAction } from '../action.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Segments } from '../ui/Segments.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { type Own, ownChanged } from './own.ts'
import { Section } from './Section.tsx'

const ways = ['shown', 'blurred'] as const satisfies readonly Own['live_pictures'][]

/** How pictures of the other person appear in a live chat. It holds as soon as it is chosen. */
export function LivePictures({ own }: { own: Own }) {
  const say = useSay()
  const { mutate, variables, isPending, error } = useAction(
    (live_pictures: Own['live_pictures']) => calls.updateProfile({ body: { live_pictures } }),
    () => ownChanged(),
  )
  return (
    <Section title={say('accounts.pictures')} hint={say('accounts.pictures.hint')}>
      <div className="flex flex-col gap-16 max-w-form">
        <Segments
          label={say('accounts.pictures.choose')}
          options={ways.map((value) => ({ value, label: say(`accounts.pictures.${value}`) }))}
          chosen={isPending ? variables : own.live_pictures}
          onChoose={mutate}
          busy={isPending}
        />
        {error && <ErrorNote cause={error} what={say('accounts.pictures.failed')} />}
      </div>
    </Section>
  )
}
