import { useSay } from '../../words/say.tsx'
import { type Call, isOpen, useCall } from './call.ts'
import { useCamera } from './camera.ts'
import type { Door } from './door.ts'
import { Moving } from './Moving.tsx'

/** The other's picture with one's own in its corner, or why there is none. */
export function Pictures({ name, door: { useRoom } }: { name: string; door: Door }) {
  const say = useSay()
  const open = useRoom(isOpen)
  const call = useCall()
  const { phase, wanted, theirs, picture } = call
  const own = useCamera((camera) => camera.stream)
  const both = wanted && theirs.wanted
  const shows = both && open && theirs.shown && phase === 'connected'
  return (
    <div className="relative h-stage sm:landscape:h-auto sm:landscape:grow portrait:in-data-[room=short]:hidden rounded-button overflow-hidden bg-sunken">
      {shows && picture && (
        <div className="absolute inset-0">
          <Moving stream={picture} label={say('call.picture.of', { name })} />
        </div>
      )}
      <p
        role="status"
        className={shows ? 'say-only' : 'absolute inset-0 grid place-items-center p-16 text-center text-balance'}
      >
        {say(shows ? 'call.picture.seen' : whyNone(call, open), { name })}
      </p>
      {both && own && (
        <div className="absolute bottom-8 end-8 h-1/3 max-h-portrait aspect-4/3 rounded-control overflow-hidden border border-line bg-surface">
          <Moving stream={own} label={say('call.picture.own')} mirrored />
        </div>
      )}
    </div>
  )
}

/** Why the other is not to be seen. */
function whyNone({ wanted, theirs }: Pick<Call, 'wanted' | 'theirs'>, open: boolean) {
  if (!wanted) return theirs.wanted ? 'call.picture.theirs' : 'call.picture.off'
  if (!theirs.wanted) return 'call.picture.mine'
  if (!open) return 'call.picture.stands'
  return theirs.shown ? 'call.picture.later' : 'call.picture.none'
}
