import type { Permission } from '@delebil/core-api'
import { type AdminResource, adminResources, type SetupStep } from '@delebil/core-api/admin'
import { adminPaths, type PagedKey } from '../shared/admin-paths.ts'

export interface SetupPart {
  readonly name: string
  readonly about: string
  readonly href: string
  /** Any of these opens it. */
  readonly anyOf: readonly Permission[]
}

const settings: readonly Permission[] = ['ADMIN_SETTINGS_READ']
const of = (key: PagedKey, name: string, about: string): SetupPart => {
  const { read }: AdminResource = adminResources[key]
  return { name, about, href: adminPaths[key].path, anyOf: read }
}

const seller: SetupPart = {
  name: 'Fakturaavsender',
  about: 'Navn, organisasjonsnummer, adresse, konto, MVA',
  href: adminPaths.seller,
  anyOf: settings,
}
const staff: SetupPart = {
  name: 'Ansatte og rettigheter',
  about: 'Hvem som kan se og gjøre hva',
  href: adminPaths.staff,
  anyOf: settings,
}
const terms: SetupPart = {
  name: 'Vilkår',
  about: 'Versjonene, og hva medlemmene har godtatt',
  href: adminPaths.terms,
  anyOf: settings,
}
const types = of('membershipTypes', 'Medlemskapstyper', 'Depositum, avgift og vilkår')
const tariffs = of('tariffs', 'Takster', 'Hva bilene koster')
const cars = of('cars', 'Biler', 'Hver bil med modell, sted og takst')

/** All that an organisation is set up with, each on its own page. */
export const setupParts: readonly SetupPart[] = [
  seller,
  staff,
  terms,
  types,
  tariffs,
  of('products', 'Produkter', 'Det som faktureres, med MVA'),
  of('models', 'Bilmodeller', 'Kategori, seter, ladekabler'),
  of('locations', 'Lokasjoner', 'Hvor bilene står'),
  cars,
  of('person-views', 'Innsyn', 'Hvem av de ansatte som så på hvem'),
  of('property-groups', 'Filtergrupper', 'Det medlemmene filtrerer på'),
  of('properties', 'Filteregenskaper', 'Det en bil kan ha'),
  of('partners', 'Partnere', 'Sider som viser bilene og sender folk hit'),
  of('feature-toggles', 'Brytere', 'Hva som er slått på'),
  of('situations', 'Hjelpesider', 'Det medlemmene leser når noe skjer'),
  { name: 'System', about: 'Hva som går av seg selv', href: adminPaths.system, anyOf: settings },
]

/** Where a step is done, but for those that whoever runs the server does. */
export const partOfStep: Partial<Readonly<Record<SetupStep, SetupPart>>> = {
  seller,
  contact: seller,
  vat: seller,
  membershipType: types,
  tariff: tariffs,
  car: cars,
  administrators: staff,
}
