import type { Permission } from '@delebil/core-api'
import { paths } from '../paths.ts'
import { adminPaths } from './admin-paths.ts'
import { adminTexts } from './admin-texts.ts'

export interface MenuItem {
  readonly label: string
  readonly href: string
  /** Any of these; left out, all staff. */
  readonly anyOf?: readonly Permission[]
  /** The count that stands beside it. */
  readonly count?: 'workList' | 'messages' | 'damages'
  /** Highlighted here only, not on what is below. */
  readonly isExact?: boolean
  /** Below it, but not its own. */
  readonly except?: string
}

const fleet = { anyOf: ['FLEET_MANAGEMENT_READ'] } as const
const trips = { anyOf: ['RESERVATION_READ'] } as const

/** The sub-navigation, in the spec's order. What has no screen yet is not here. */
export const menuItems: readonly MenuItem[] = [
  { label: adminTexts.overview, href: paths.admin, isExact: true },
  { label: 'Reservasjoner', href: adminPaths.reservations.path, except: adminPaths.reservations.newPath, ...trips },
  { label: 'Arbeidsliste', href: adminPaths.workList.path, count: 'workList', ...trips },
  { label: 'Vaktbord', href: adminPaths.nightDesk, ...trips },
  { label: 'Hvem kjørte?', href: adminPaths.whoDrove, ...trips },
  { label: 'Meldinger', href: adminPaths.messages.path, count: 'messages', anyOf: ['MESSAGE_READ'] },
  { label: 'Brukere', href: adminPaths.persons.path },
  { label: 'Medlemskap', href: adminPaths.memberships.path, anyOf: ['MEMBERSHIP_READ'] },
  { label: 'Nøkkelkort', href: adminPaths.memberCards.path },
  { label: 'Biler', href: adminPaths.cars.path, ...fleet },
  { label: 'Flåtekart', href: adminPaths.fleetMap, ...fleet },
  { label: 'Plasseringer', href: adminPaths.assignments.path, ...fleet },
  { label: 'Lokasjoner', href: adminPaths.locations.path, ...fleet },
  { label: 'Bilmodeller', href: adminPaths.models.path, ...fleet },
  { label: 'Popupmeldinger', href: adminPaths.entityMessages.path, ...fleet },
  {
    label: 'Skader',
    href: adminPaths.damages.path,
    count: 'damages',
    anyOf: ['FLEET_MANAGEMENT_READ', 'MESSAGE_READ'],
  },
  { label: 'Hjelpesider', href: adminPaths.help.path, anyOf: ['HELP_READ'] },
]

/** The 'NY' menu. */
export const newItems: readonly MenuItem[] = [
  { label: 'Reservasjon', href: adminPaths.reservations.newPath, anyOf: ['RESERVATION_WRITE'] },
  { label: 'Bruker', href: adminPaths.persons.newPath },
  { label: 'Bil', href: adminPaths.cars.newPath, anyOf: ['FLEET_MANAGEMENT_WRITE'] },
  { label: 'Bilmodell', href: adminPaths.models.newPath, anyOf: ['FLEET_MANAGEMENT_WRITE'] },
  { label: 'Lokasjon', href: adminPaths.locations.newPath, anyOf: ['FLEET_MANAGEMENT_WRITE'] },
  { label: 'Popupmelding', href: adminPaths.entityMessages.newPath, anyOf: ['FLEET_MANAGEMENT_WRITE'] },
  { label: 'Skade', href: adminPaths.damages.newPath, anyOf: ['FLEET_MANAGEMENT_WRITE', 'MESSAGE_WRITE'] },
  { label: 'Nøkkelkort', href: adminPaths.memberCards.newPath },
]

export const searchRights: readonly Permission[] = ['RESERVATION_READ', 'FLEET_MANAGEMENT_READ', 'MEMBERSHIP_READ']

/** Whether an item is highlighted at an address: by prefix, or exactly. */
export function isActive({ href, isExact, except }: MenuItem, pathname: string): boolean {
  if (pathname === except) return false
  return pathname === href || (isExact !== true && pathname.startsWith(`${href}/`))
}
