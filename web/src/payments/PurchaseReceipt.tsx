import { payments as area } from '@evenlight/contract/payments'
import { useDownload } from '../download.ts'
import { useOffline } from '../online.ts'
import { useSentence } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'

/** The receipt of a purchase, as a file to print. */
export function PurchaseReceipt({ paymentId }: { paymentId: string }) {
  const say = useSay()
  const sentence = useSentence()
  const away = useOffline()
  const path = area.payment.path.replace('{id}', paymentId)
  const { mutate, isPending, error } = useDownload({ route: area.payment, path }, 'application/pdf', NAME)
  return (
    <span className="flex flex-col items-start">
      <button
        type="button"
        className="link min-h-target text-meta font-semibold text-start"
        aria-disabled={Boolean(away) || isPending}
        title={away || undefined}
        onClick={() => away || mutate()}
      >
        {say('payments.receipt')}
      </button>
      {error && (
        <span role="alert" className="text-meta text-danger">
          {say('payments.receipt.failed')} {sentence(error)}
        </span>
      )}
    </span>
  )
}

const NAME = 'evenlight-receipt.pdf'
