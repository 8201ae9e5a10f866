import * as v from 'valibot'
import type { CustomerDraft, ForeignCustomer } from './foreign-records.ts'
import type { Books } from './port.ts'
import type { TripletexCall } from './tripletex-client.ts'
import type { Listing } from './tripletex-listing.ts'

const customer = v.object({
  id: v.number(),
  version: v.number(),
  customerNumber: v.number(),
  name: v.string(),
  isInactive: v.nullish(v.boolean(), false),
})
const answer = v.object({ value: customer })
const country = v.object({ id: v.number() })

const toCustomer = ({ customerNumber, isInactive, ...rest }: v.InferOutput<typeof customer>): ForeignCustomer => ({
  ...rest,
  number: customerNumber,
  isInactive: isInactive ?? false,
})

// Set all three, or reminders go where nobody reads them.
const emailsOf = (email: string | null) => ({
  email: email ?? '',
  invoiceEmail: email ?? '',
  overdueNoticeEmail: email ?? '',
})

/** So many numbers fit in an address. */
const AT_ONCE = 100

/** The customers of the books. */
export const openTripletexCustomers = (
  call: TripletexCall,
  listAll: Listing,
): Pick<Books, 'findCustomer' | 'findCustomers' | 'createCustomer' | 'updateCustomer'> => {
  let norway: number | undefined
  // An address without the id of its country is dropped, and nobody is told.
  const addressOf = async ({ address }: CustomerDraft) => {
    if (address === null) return {}
    norway ??= (await listAll(country, '/country', { code: 'NO' }))[0]?.id
    const { line: addressLine1, postalCode, city } = address
    return { postalAddress: { addressLine1, postalCode, city, ...(norway && { country: { id: norway } }) } }
  }
  const bodyOf = async (draft: CustomerDraft) => ({
    name: draft.name,
    customerNumber: draft.number,
    ...emailsOf(draft.email),
    ...(draft.organizationNumber && { organizationNumber: draft.organizationNumber }),
    isPrivateIndividual: draft.organizationNumber === null,
    invoiceSendMethod: draft.sendType,
    emailAttachmentType: 'ATTACHMENT',
    language: 'NO',
    ...(await addressOf(draft)),
  })
  // Those that are out of use are hidden unless they are asked for.
  const findBy = async (customerAccountNumber: string): Promise<ForeignCustomer[]> => {
    const lists = [false, true].map((isInactive) =>
      listAll(customer, '/customer', { customerAccountNumber, isInactive }),
    )
    return (await Promise.all(lists)).flat().map(toCustomer)
  }
  return {
    findCustomer: async (number) => (await findBy(String(number)))[0],
    findCustomers: async (numbers) => {
      const found: ForeignCustomer[] = []
      for (let from = 0; from < numbers.length; from += AT_ONCE)
        found.push(...(await findBy(numbers.slice(from, from + AT_ONCE).join(','))))
      return found
    },
    createCustomer: async (draft) =>
      toCustomer((await call(answer, 'POST', '/customer', { body: await bodyOf(draft) })).value),
    updateCustomer: async ({ id, version }, draft) => {
      const body = { ...(await bodyOf(draft)), version }
      return toCustomer((await call(answer, 'PUT', `/customer/${id}`, { body })).value)
    },
  }
}
