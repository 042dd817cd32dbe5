import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { useSay } from '../../words/say.tsx'
import type { Device } from './device.ts'

/** Which of the devices of a kind is used. */
export function DeviceChoice({ of: { name, use, list, chosen, choose } }: { of: Device }) {
  const say = useSay()
  const stream = use((opened) => opened.stream)
  const { data: devices = [] } = useQuery({ queryKey: [name, stream?.id], queryFn: list, staleTime: 0 })
  const now = stream?.getTracks()[0]?.getSettings().deviceId ?? ''
  return (
    <SelectField
      label={say(`call.${name}`)}
      value={devices.some(({ deviceId }) => deviceId === chosen()) ? chosen() : now}
      onChange={({ target }) => void choose(target.value)}
    >
      {devices.length === 0 && <option value={now}>{say('call.asking')}</option>}
      {devices.map(({ deviceId, label }, n) => (
        <option key={deviceId} value={deviceId}>
          {label || say(`call.${name}.number`, { n: n + 1 })}
        </option>
      ))}
    </SelectField>
  )
}

/** Why there is none, what helps, and another try. */
export function DeviceTrouble({ of: { name, use, again } }: { of: Device }) {
  const say = useSay()
  const trouble = use((opened) => opened.trouble)
  if (!trouble) return null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-16 gap-y-8 text-meta">
      <span className="grow basis-0 min-w-portrait">{say(`call.trouble.${name}.${trouble}`)}</span>
      {trouble !== 'unsupported' && (
        <Button kind="secondary" onClick={() => void again()}>
          {say('call.again')}
        </Button>
      )}
    </div>
  )
}
