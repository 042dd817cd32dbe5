import { deviceName } from '../accounts/rules.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { abilityHere } from './browser.ts'
import type { Pushes } from './calls.ts'
import { Failure } from './Failure.tsx'
import { useTurnOff, useTurnOn } from './usePush.ts'

/** The browsers of this person that are told, and this one among them where it is not yet. */
export function Browsers({ of: { subscriptions, public_key } }: { of: Pushes }) {
  const say = useSay()
  const ability = abilityHere()
  const { mutate: turnOn, isPending, error } = useTurnOn()
  const { mutate: turnOff, isPending: ends, variables, error: refused } = useTurnOff()
  const isHere = subscriptions.some(({ here }) => here) && ability === 'able'
  return (
    <>
      {subscriptions.length > 0 && (
        <ul className="flex flex-col border-y border-line">
          {subscriptions.map((one) => {
            const device = deviceName(one.device) ?? say('accounts.sign_ins.unknown')
            return (
              <li
                key={one.id}
                className="flex items-center justify-between gap-16 py-8 border-t border-line first:border-t-0"
              >
                <span className="flex flex-wrap items-center gap-8 min-w-0">
                  <bdi>{device}</bdi>
                  {one.here && <Badge tone="primary">{say('accounts.sign_ins.this')}</Badge>}
                </span>
                <Button
                  kind="quiet"
                  pending={ends && variables?.id === one.id}
                  aria-label={say('push.stop.of', { device })}
                  onClick={() => turnOff(one)}
                >
                  {say('push.stop')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {Boolean(error ?? refused) && <Failure cause={error ?? refused} />}
      {ability !== 'able' && !error && <p className="text-meta">{say(`push.${ability}`)}</p>}
      {ability === 'able' && !isHere && (
        <Button kind="secondary" className="self-start" pending={isPending} onClick={() => turnOn(public_key)}>
          {say('push.go')}
        </Button>
      )}
    </>
  )
}
