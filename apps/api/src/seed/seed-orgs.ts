import { bergenPlaces } from './bergen-places.ts'
import type { SeedPlace } from './seed-place.ts'
import { trondheimPlaces } from './trondheim-places.ts'

/** A demo club and how large it is. */
export type SeedOrg = {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly supportUrl: string
  readonly supportPhone: string
  readonly supportEmail: string
  readonly nightWatchPhone: string
  readonly logoSvg: string
  readonly organizationNumber: string
  readonly bankAccount: string
  readonly address: { readonly line: string; readonly postalCode: string; readonly city: string }
  readonly places: readonly SeedPlace[]
  readonly cars: number
  readonly households: number
  readonly companyNames: readonly string[]
  readonly plates: { readonly electric: readonly string[]; readonly other: readonly string[] }
  /** Of so many bills nobody has paid one. */
  readonly billsPerUnpaid: number
  /** Its prices against the catalogue's. */
  readonly priceLevel: number
}

const logo = (fill: string, path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${fill}"/><path d="${path}" fill="#fff"/></svg>`

export const byfjord: SeedOrg = {
  id: 1,
  key: 'byfjord',
  name: 'Byfjord bildeling',
  supportUrl: 'https://byfjord.example/hjelp',
  supportPhone: '+4755000000',
  supportEmail: 'hjelp@byfjord.example',
  nightWatchPhone: '+4755000024',
  logoSvg: logo('#1d6b4f', 'M5 20 12 9l4 6 3-4 8 9z'),
  organizationNumber: '701730496',
  bankAccount: '99990100000',
  address: { line: 'Bryggesporen 12', postalCode: '5003', city: 'Bergen' },
  places: bergenPlaces,
  cars: 180,
  households: 320,
  companyNames: [
    'Fløyfjell Arkitekter AS',
    'Vågen Regnskap AS',
    'Sandviken Snekkeri AS',
    'Nordnes Hjemmehjelp AS',
    'Syvfjell Media AS',
    'Puddefjorden Bakeri AS',
    'Løvstakken Rådgivning AS',
    'Kystlinje Design AS',
    'Møhlenpris Musikk AS',
    'Bryggeloft Kurs AS',
  ],
  plates: { electric: ['EL', 'EK', 'EV', 'EB', 'EE'], other: ['SU', 'SV', 'SX', 'SZ'] },
  billsPerUnpaid: 97,
  priceLevel: 1,
}

export const nidelva: SeedOrg = {
  id: 2,
  key: 'nidelva',
  name: 'Nidelva bildeling',
  supportUrl: 'https://nidelva.example/hjelp',
  supportPhone: '+4773000000',
  supportEmail: 'hjelp@nidelva.example',
  nightWatchPhone: '+4773000024',
  logoSvg: logo('#234f7d', 'M4 18c4-6 8 6 12 0s8 6 12 0v5H4z'),
  organizationNumber: '701730518',
  bankAccount: '99990200005',
  address: { line: 'Nidelvgangen 4', postalCode: '7011', city: 'Trondheim' },
  places: trondheimPlaces,
  cars: 24,
  households: 40,
  companyNames: ['Nidarø Verksted AS', 'Bakklandet Design AS'],
  plates: { electric: ['EL', 'EH', 'EC'], other: ['VH', 'VD', 'VF'] },
  billsPerUnpaid: 9,
  priceLevel: 0.95,
}

export const seedOrgs: readonly SeedOrg[] = [byfjord, nidelva]
