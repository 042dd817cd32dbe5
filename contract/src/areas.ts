import { accounts } from './accounts.ts'
import { readings } from './readings.ts'
import { favorites } from './favorites.ts'
import { messages } from './messages.ts'
import { moderation } from './moderation.ts'
import { notices } from './notices.ts'
import { payments } from './payments.ts'
import { places } from './places.ts'
import { readers } from './readers.ts'
import type { Area } from './route.ts'
import { testimonials } from './testimonials.ts'
import { tickets } from './tickets.ts'
import { uploads } from './uploads.ts'
import { wallet } from './wallet.ts'

/** Every area of the contract. The server must handle each, and the walk over all calls starts here. */
export const areas = {
  accounts,
  readings,
  favorites,
  messages,
  moderation,
  notices,
  payments,
  places,
  readers,
  testimonials,
  tickets,
  uploads,
  wallet,
} satisfies Record<string, Area>
