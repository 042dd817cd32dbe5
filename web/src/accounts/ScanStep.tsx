import { useMemo } from 'react'
import { encode } from 'uqr'
import { useFields } from '../form.ts'
import { CodeField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { tidyCode } from './rules.ts'

interface ScanStepProps {
  uri: string
  secret: string
  onDone: (codes: readonly string[] | undefined) => void
  onBack: () => void
}

/** The square code and the key for the app, then the first code it shows. */
export function ScanStep({ uri, secret, onDone, onBack }: ScanStepProps) {
  const say = useSay()
  const { field, ...sending } = useFields({
    name: 'scan',
    start: { totp: '' },
    labels: { totp: 'accounts.totp.label' },
    act: ({ totp }) => calls.totp({ body: { step: 'confirm', totp: tidyCode(totp) } }),
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  })
  return (
    <Form of={sending}>
      <p>{say('accounts.second.scan')}</p>
      <div className="flex flex-wrap items-center gap-16">
        <Square text={uri} label={say('accounts.second.picture')} />
        <p className="min-w-0">
          <span className="block text-label text-muted">{say('accounts.second.key')}</span>
          <code className="font-sans tabular tracking-wide break-all" dir="ltr">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </p>
      </div>
      <CodeField {...field('totp', { required: say('accounts.needed') })} />
      <FormEnd of={sending} go={say('accounts.second.confirm')} leave={say('accounts.back')} onLeave={onBack} />
    </Form>
  )
}

/** Always dark on light: scanners can't read it the other way round. */
function Square({ text, label }: { text: string; label: string }) {
  const { size, data } = useMemo(() => encode(text, { border: 2 }), [text])
  const path = data.flatMap((line, y) => line.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-square rounded-control bg-scan"
    >
      <path d={path} className="fill-scan-ink" />
    </svg>
  )
}
