import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { AuthorizeNet } from '../kernel/parts.ts'
import { Form, Id, Unheard, type Wire } from './authorizenet-wire.ts'
import { cardFramePath } from './card-frame.ts'
import type { CardFace, CardKeeper } from './gateway.ts'

const Customer = z.object({ customerProfileId: Id })
const Profile = z.object({
  profile: z.object({
    paymentProfiles: z._default(
      z.array(
        z.object({
          customerPaymentProfileId: Id,
          payment: z.object({
            creditCard: z.optional(
              z.object({ cardNumber: z.string(), expirationDate: z.string(), cardType: z.optional(z.string()) }),
            ),
          }),
        }),
      ),
      [],
    ),
  }),
})
const Done = z.object({})

const alreadyThere = 'E00039'
export const notThere = 'E00040'
// The bank said no to the card, or its token was used up or is too old.
const cardRefusals = ['E00027', 'E00114', 'E00115']
const month = /^\d{4}-(0[1-9]|1[0-2])$/
const brands: Record<string, CardFace['brand']> = {
  Visa: 'visa',
  MasterCard: 'mastercard',
  AmericanExpress: 'amex',
  Discover: 'discover',
  DinersClub: 'diners',
  JCB: 'jcb',
}
/** What a card is known by, of `XXXX1111` and the provider's word for its kind; nothing where no digits are told. */
export const faceOf = (masked: string | undefined, kind: string | undefined): CardFace | undefined => {
  const last4 = /\d{4}$/.exec(masked ?? '')?.[0]
  return last4 === undefined ? undefined : { brand: brands[kind ?? ''] ?? 'other', last4 }
}

const refusedBy = (error: unknown, ...codes: string[]) => error instanceof Unheard && codes.includes(error.code)
// The provider's own field takes 20 characters.
const referenceOf = (clientId: string) => createHash('md5').update(clientId).digest('hex').slice(0, 20)

/** The cards that Authorize.Net keeps, in a profile of each client. */
export const cardsAt = (wire: Wire, { formUrl }: AuthorizeNet, siteUrl: string) =>
  ({
    addCustomer: async (clientId) => {
      try {
        const profile = { merchantCustomerId: referenceOf(clientId) }
        return (await wire('createCustomerProfileRequest', Customer, { profile })).customerProfileId
      } catch (error) {
        // It was made before: the refusal names it.
        const number = refusedBy(error, alreadyThere) && /\bID (\d+)/.exec((error as Error).message)?.[1]
        if (!number) throw error
        return number
      }
    },
    openCardForm: async (customerProfileId) => {
      const setting = [
        { settingName: 'hostedProfileIFrameCommunicatorUrl', settingValue: siteUrl + cardFramePath },
        { settingName: 'hostedProfilePageBorderVisible', settingValue: 'false' },
      ]
      const asked = { customerProfileId, hostedProfileSettings: { setting } }
      const { token } = await wire('getHostedProfilePageRequest', Form, asked)
      return { url: `${formUrl}/customer/addPayment`, token }
    },
    storeCard: async (customerProfileId, from) => {
      try {
        if ('descriptor' in from) {
          const opaqueData = { dataDescriptor: from.descriptor, dataValue: from.value }
          const asked = { customerProfileId, paymentProfile: { payment: { opaqueData } }, validationMode: 'liveMode' }
          await wire('createCustomerPaymentProfileRequest', Done, asked)
        } else {
          const asked = { transId: from.transaction_id, customerProfileId }
          await wire('createCustomerProfileFromTransactionRequest', Done, asked)
        }
      } catch (error) {
        if (refusedBy(error, ...cardRefusals)) return 'declined'
        if (!refusedBy(error, alreadyThere)) throw error
      }
      return 'stored'
    },
    listCards: async (customerProfileId) => {
      const asked = { customerProfileId, unmaskExpirationDate: true }
      const known = await wire('getCustomerProfileRequest', Profile, asked).catch((error: unknown) => {
        if (refusedBy(error, notThere)) return undefined
        throw error
      })
      return (known?.profile.paymentProfiles ?? []).flatMap(({ customerPaymentProfileId, payment: { creditCard } }) => {
        if (!creditCard) return []
        const { cardNumber, expirationDate, cardType = '' } = creditCard
        const expires = month.test(expirationDate) ? expirationDate : null
        const last4 = cardNumber.slice(-4)
        return [{ profile_id: customerPaymentProfileId, brand: brands[cardType] ?? 'other', last4, expires }]
      })
    },
    deleteCard: async ({ customer_id: customerProfileId, profile_id: customerPaymentProfileId }) => {
      try {
        await wire('deleteCustomerPaymentProfileRequest', Done, { customerProfileId, customerPaymentProfileId })
      } catch (error) {
        if (!refusedBy(error, notThere)) throw error
      }
    },
  }) satisfies CardKeeper
