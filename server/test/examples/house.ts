import { house as area } from '@evenlight/contract/house'
import type { Examples } from './example.ts'

/** Who runs the site, as an admin types it. */
export const houseTyped = {
  company: 'Evenlight LLC',
  address: '1 Lamp Street\nAlbany, NY 12207',
  email: 'office@evenlight.example',
  phone: '',
  register: 'New York 123456',
  vat_id: '',
  supervisor: '',
  reader_rate_cents: 48,
  order_share_percent: 50,
  gift_minutes_reader: 10,
  gift_minutes_admin: 60,
}

export const houseExamples = {
  shown: { owner: 'everybody' },
  settings: { owner: 'everybody' },
  change: {
    owner: 'everybody',
    input: async ({ people }) => {
      const { version } = (await people.admin.call(area.settings)).data
      return { body: { ...houseTyped, version, reason: 'The first settings.' } }
    },
  },
} satisfies Examples<typeof area>
