import type { Permission } from '@delebil/core-api'
import { paths } from '../../site/paths.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { adminTexts } from './admin-texts.ts'

export interface MenuItem {
  readonly label: string
  readonly href: string
  /** Any of these; left out, all staff. */
  readonly anyOf?: readonly Permission[]
  /** The count that stands beside it. */
  readonly count?: 'workList' | 'conflicts' | 'messages' | 'damages'
  /** Highlighted here only, not on what is below. */
  readonly isExact?: boolean
  /** Below it, but not its own. */
  readonly except?: string
  /** Begins a group of the menu under this name. */
  readonly begins?: string
  /** The letter that goes here after G. */
  readonly letter?: string
  /** Leads out of this site, which opens in a tab of its own. */
  readonly isExternal?: true
  readonly opensNewTab?: true
  /** Why it can't be opened now. */
  readonly disabledBecause?: string
}

const fleet = { anyOf: ['FLEET_MANAGEMENT_READ'] } as const
const trips = { anyOf: ['RESERVATION_READ'] } as const

/** The sub-navigation, in the spec's order. What has no screen yet is not here. */
export const menuItems: readonly MenuItem[] = [
  { label: adminTexts.overview, letter: 'o', href: paths.admin, isExact: true },
  {
    label: 'Reservasjoner',
    begins: adminTexts.groups.trips,
    letter: 'r',
    href: adminPaths.reservations.path,
    except: adminPaths.reservations.newPath,
    ...trips,
  },
  { label: 'Adminreservasjoner', href: adminPaths.adminReservations.path, ...trips },
  { label: 'Arbeidsliste', letter: 'a', href: adminPaths.workList.path, count: 'workList', ...trips },
  { label: 'Konfliktløser', letter: 'k', href: adminPaths.conflicts, count: 'conflicts', ...trips },
  { label: 'Vaktbord', letter: 'v', href: adminPaths.nightDesk, ...trips },
  { label: 'Hvem kjørte?', letter: 'h', href: adminPaths.whoDrove, ...trips },
  { label: 'Meldinger', letter: 'm', href: adminPaths.messages.path, count: 'messages', anyOf: ['MESSAGE_READ'] },
  { label: 'Brukere', begins: adminTexts.groups.people, letter: 'b', href: adminPaths.persons.path },
  { label: 'Medlemskap', letter: 'e', href: adminPaths.memberships.path, anyOf: ['MEMBERSHIP_READ'] },
  { label: 'Nøkkelkort', letter: 'n', href: adminPaths.memberCards.path },
  {
    label: 'Flåteplan',
    begins: adminTexts.groups.fleet,
    letter: 't',
    href: adminPaths.fleetPlan,
    anyOf: ['FLEET_MANAGEMENT_READ', 'RESERVATION_READ'],
  },
  { label: 'Biler', letter: 'f', href: adminPaths.cars.path, ...fleet },
  { label: 'Flåtekart', href: adminPaths.fleetMap, ...fleet },
  { label: 'Plasseringer', letter: 'p', href: adminPaths.assignments.path, ...fleet },
  { label: 'Lokasjoner', letter: 'l', href: adminPaths.locations.path, ...fleet },
  { label: 'Bilmodeller', href: adminPaths.models.path, ...fleet },
  { label: 'Bil-bilder', href: adminPaths.carImages.path, ...fleet },
  { label: 'Popupmeldinger', href: adminPaths.entityMessages.path, ...fleet },
  {
    label: 'Skader',
    letter: 's',
    begins: adminTexts.groups.help,
    href: adminPaths.damages.path,
    count: 'damages',
    anyOf: ['FLEET_MANAGEMENT_READ', 'MESSAGE_READ'],
  },
  { label: 'Hjelpesider', href: adminPaths.helpOverview, anyOf: ['HELP_READ'] },
  { label: 'Rediger hjelpesider', href: adminPaths.help.path, anyOf: ['HELP_READ'] },
  { label: 'Brytere', href: adminPaths.featureToggles.path, anyOf: ['FEATURE_TOGGLE_READ'] },
  {
    label: adminTexts.settings,
    begins: adminTexts.groups.settings,
    letter: 'i',
    href: adminPaths.settings,
    anyOf: ['ADMIN_SETTINGS_READ'],
  },
]

/** Pages that are found by their name and not in the menu. */
export const otherPages: readonly MenuItem[] = [{ label: adminTexts.bulkRuns, href: adminPaths.bulkRuns }]

export interface MenuGroup {
  readonly name: string | undefined
  readonly items: readonly MenuItem[]
}

/** Items under the name of their group; a group of which nothing is left is not there. */
export function groupsOf(items: readonly MenuItem[]): readonly MenuGroup[] {
  const nameOf = (item: MenuItem) =>
    menuItems.slice(0, menuItems.indexOf(item) + 1).findLast(({ begins }) => begins)?.begins
  return Object.values(Object.groupBy(items, (item) => nameOf(item) ?? '')).map((own = []) => ({
    name: own[0] && nameOf(own[0]),
    items: own,
  }))
}

/** The 'NY' menu. */
export const newItems: readonly MenuItem[] = [
  { label: 'Reservasjon', href: adminPaths.reservations.newPath, anyOf: ['RESERVATION_WRITE'] },
  { label: 'Bruker', href: adminPaths.persons.newPath, anyOf: ['MEMBERSHIP_WRITE'] },
  { label: 'Bil', href: adminPaths.cars.newPath, anyOf: ['FLEET_MANAGEMENT_WRITE'] },
  { label: 'Bilmodell', href: adminPaths.models.newPath, anyOf: ['FLEET_MANAGEMENT_WRITE'] },
  { label: 'Bil-bilde', href: adminPaths.carImages.newPath, anyOf: ['FLEET_MANAGEMENT_WRITE'] },
  { label: 'Lokasjon', href: adminPaths.locations.newPath, anyOf: ['FLEET_MANAGEMENT_WRITE'] },
  { label: 'Popupmelding', href: adminPaths.entityMessages.newPath, anyOf: ['FLEET_MANAGEMENT_WRITE'] },
  { label: 'Skade', href: adminPaths.damages.newPath, anyOf: ['FLEET_MANAGEMENT_WRITE', 'MESSAGE_WRITE'] },
  { label: 'Nøkkelkort', href: adminPaths.memberCards.newPath, anyOf: ['MEMBERSHIP_WRITE'] },
]

export const searchRights: readonly Permission[] = ['RESERVATION_READ', 'FLEET_MANAGEMENT_READ', 'MEMBERSHIP_READ']

/** Any of these opens an address of the menu; all staff, where it says nothing. */
export function rightsTo(address: string): readonly Permission[] | undefined {
  return [...menuItems, ...newItems].find(({ href }) => href === address)?.anyOf
}

/** Where one goes on from an address in another organisation: the list that it is of. */
export function listAbove(pathname: string): string {
  return menuItems.find((item) => isActive(item, pathname))?.href ?? paths.admin
}

/** Whether an item is highlighted at an address: by prefix, or exactly. */
export function isActive({ href, isExact, except }: MenuItem, pathname: string): boolean {
  if (pathname === except) return false
  return pathname === href || (isExact !== true && pathname.startsWith(`${href}/`))
}
