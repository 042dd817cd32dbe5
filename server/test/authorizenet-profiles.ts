import { type Body, fault, ok, type Transaction } from './authorizenet-said.ts'

/** The order of the members, as the schema of the provider has them. */
export const profileOrders: Record<string, string[]> = {
  createCustomerProfileRequest: ['merchantAuthentication', 'refId', 'profile', 'validationMode'],
  getCustomerProfileRequest:
    'merchantAuthentication refId customerProfileId merchantCustomerId email unmaskExpirationDate'.split(' '),
  createCustomerPaymentProfileRequest: [
    'merchantAuthentication',
    'refId',
    'customerProfileId',
    'paymentProfile',
    'validationMode',
  ],
  createCustomerProfileFromTransactionRequest: [
    'merchantAuthentication',
    'refId',
    'transId',
    'customer',
    'customerProfileId',
  ],
  deleteCustomerPaymentProfileRequest: [
    'merchantAuthentication',
    'refId',
    'customerProfileId',
    'customerPaymentProfileId',
  ],
  getHostedProfilePageRequest: ['merchantAuthentication', 'refId', 'customerProfileId', 'hostedProfileSettings'],
}

interface Profiled {
  profileId: string
  /** How it answers, and by which the same card is known again. */
  card: string
  expires: string
}
interface Customer {
  merchantCustomerId: string
  cards: Profiled[]
}
interface Around {
  transactions: Map<string, Transaction>
  /** Uses a token up; says whether it was already. */
  isSpent: (dataValue: string) => boolean
  next: () => string
}
const most = 10
const looks: Record<string, { cardType: string; last4: string }> = {
  'approved-elsewhere': { cardType: 'MasterCard', last4: '4444' },
}

/** The customer profiles of the provider that the tests speak to. */
export const profilesOf = ({ transactions, isSpent, next }: Around) => {
  const customers = new Map<string, Customer>()
  const frames = new Map<string, { customerId: string; frame: string }>()
  /** The month that the next card runs out in. */
  const state = { expires: '2099-12' }

  const keep = (customerId: string, card: string) => {
    const customer = customers.get(customerId)
    if (!customer) return fault('E00040', 'The record cannot be found.')
    const known = customer.cards.find((one) => one.card === card)
    if (known)
      return {
        customerPaymentProfileId: known.profileId,
        ...fault('E00039', 'A duplicate customer payment profile already exists.'),
      }
    if (customer.cards.length >= most) return fault('E00042', `You cannot add more than ${most} payment profiles.`)
    const profileId = next()
    customer.cards.push({ profileId, card, expires: state.expires })
    return { customerProfileId: customerId, customerPaymentProfileId: profileId, ...ok }
  }
  const shown = ({ profileId, card, expires }: Profiled, unmasked: boolean) => {
    const { cardType, last4 } = looks[card] ?? { cardType: 'Visa', last4: '1111' }
    const creditCard = { cardNumber: `XXXX${last4}`, expirationDate: unmasked ? expires : 'XXXX', cardType }
    return { customerPaymentProfileId: profileId, payment: { creditCard } }
  }
  const answers: Record<string, (body: Body) => object> = {
    createCustomerProfileRequest: ({ profile }) => {
      const { merchantCustomerId } = profile as { merchantCustomerId: string }
      if (merchantCustomerId.length > 20) return fault('E00013')
      const known = [...customers].find(([, one]) => one.merchantCustomerId === merchantCustomerId)
      if (known) return fault('E00039', `A duplicate record with ID ${known[0]} already exists.`)
      const customerProfileId = next()
      customers.set(customerProfileId, { merchantCustomerId, cards: [] })
      return { customerProfileId, customerPaymentProfileIdList: [], ...ok }
    },
    getCustomerProfileRequest: ({ customerProfileId, unmaskExpirationDate }) => {
      const customer = customers.get(String(customerProfileId))
      if (!customer) return fault('E00040', 'The record cannot be found.')
      const paymentProfiles = customer.cards.map((card) => shown(card, unmaskExpirationDate === true))
      return { profile: { customerProfileId, ...(paymentProfiles.length && { paymentProfiles }) }, ...ok }
    },
    createCustomerPaymentProfileRequest: ({ customerProfileId, paymentProfile }) => {
      const { dataValue } = (paymentProfile as { payment: { opaqueData: { dataValue: string } } }).payment.opaqueData
      const card = dataValue.split(' ')[0] ?? ''
      if (isSpent(dataValue)) return fault('E00114')
      if (card === 'declined') return fault('E00027', 'This transaction has been declined.')
      return keep(String(customerProfileId), card)
    },
    createCustomerProfileFromTransactionRequest: ({ transId, customerProfileId }) => {
      const card = transactions.get(String(transId))?.card
      return card ? keep(String(customerProfileId), card) : fault('E00040', 'The record cannot be found.')
    },
    deleteCustomerPaymentProfileRequest: ({ customerProfileId, customerPaymentProfileId }) => {
      const customer = customers.get(String(customerProfileId))
      const at = customer?.cards.findIndex(({ profileId }) => profileId === customerPaymentProfileId) ?? -1
      if (at < 0) return fault('E00040', 'The record cannot be found.')
      customer!.cards.splice(at, 1)
      return ok
    },
    getHostedProfilePageRequest: ({ customerProfileId, hostedProfileSettings }) => {
      const token = `profile-${next()}`
      const { setting } = hostedProfileSettings as { setting: { settingName: string; settingValue: string }[] }
      const frame = setting.find(({ settingName }) => settingName === 'hostedProfileIFrameCommunicatorUrl')
      frames.set(token, { customerId: String(customerProfileId), frame: frame?.settingValue ?? '' })
      return { token, ...ok }
    },
  }
  return {
    answers,
    customers,
    state,
    /** The card that a charge names by its profile. */
    cardOf: ({ customerProfileId, paymentProfile }: Body) =>
      customers
        .get(String(customerProfileId))
        ?.cards.find(({ profileId }) => profileId === (paymentProfile as Body).paymentProfileId),
    frameOf: (token: string) => frames.get(token)?.frame ?? '',
    /** What the client does in the form for a card to keep. */
    fillIn: (token: string, card: string) => card !== 'declined' && keep(frames.get(token)!.customerId, card),
    /** All cards that are kept, whoever's. */
    cards: () => [...customers.values()].flatMap((customer) => customer.cards),
  }
}
