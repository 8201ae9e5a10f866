import { organizationNumberCheckDigit } from '@delebil/validation'
import type { SeedOrg } from './seed-orgs.ts'

const streets = [
  'Strandgaten',
  'Nygårdsgaten',
  'Møllesvingen',
  'Kirkeveien',
  'Fjellveien',
  'Bakkegaten',
  'Skolegaten',
] as const
// Most people pay by e-mail, few have not said where they live, and one wrote an address that cannot be.
const WITHOUT_ADDRESS = 97
const WRONG_EMAIL = 131

const numberOf = (id: number): string | null => {
  const eight = String(70_200_000 + id * 7)
  const digit = organizationNumberCheckDigit(eight)
  return digit === undefined ? null : `${eight}${digit}`
}

/** Who receives the invoices of a membership, and how: the same for the same id. */
export const billingDataOf = (org: SeedOrg, id: number, isCompany: boolean) => {
  const { postalCode, city } = org.address
  const isThere = id % WITHOUT_ADDRESS !== 0
  const number = isCompany ? numberOf(id) : null
  return {
    address_line: isThere ? `${streets[id % streets.length]} ${1 + (id % 80)}` : null,
    postal_code: isThere ? postalCode : null,
    city: isThere ? city : null,
    organization_number: number,
    invoice_email: id % WRONG_EMAIL === 0 ? 'faktura@delebil' : null,
    invoice_method: number !== null && id % 2 === 0 ? 'EHF' : id % 40 === 3 ? 'PRINT' : 'EMAIL',
    // One company has no reference yet: its EHF is refused before it is sent.
    buyer_reference: number !== null && id % 3 !== 0 ? `Avdeling ${100 + (id % 9) * 10}` : null,
  }
}
