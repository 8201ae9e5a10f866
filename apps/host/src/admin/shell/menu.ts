import type { Permission } from '@delebil/core-api'
import { type AdminResource, adminResources } from '@delebil/core-api/admin'
import { paths } from '../../site/paths.ts'
import { licenseCheckTexts } from '../license-checks/license-check-texts.ts'
import { adminPaths, type PagedKey } from '../shared/admin-paths.ts'
import { systemTexts } from '../system/system-texts.ts'
import { adminTexts } from './admin-texts.ts'

export interface MenuItem {
  readonly label: string
  readonly href: string
  /** Any of these; left out, all staff. */
  readonly anyOf?: readonly Permission[]
  /** The count that stands beside it. */
  readonly count?: 'workList' | 'conflicts' | 'messages' | 'damages' | 'licenses'
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

const trips = { anyOf: ['RESERVATION_READ'] } as const
const of = (key: PagedKey, label: string, more: Partial<MenuItem> = {}): MenuItem => ({
  label,
  href: adminPaths[key].path,
  anyOf: adminResources[key].read,
  ...more,
})

/** The sub-navigation, in the spec's order. What has no screen yet is not here. */
export const menuItems: readonly MenuItem[] = [
  { label: adminTexts.overview, letter: 'o', href: paths.admin, isExact: true },
  of('reservations', 'Reservasjoner', {
    begins: adminTexts.groups.trips,
    letter: 'r',
    except: adminPaths.reservations.newPath,
  }),
  of('admin-reservations', 'Adminreservasjoner'),
  of('problem-reservations', 'Arbeidsliste', { letter: 'a', count: 'workList' }),
  { label: 'Konfliktløser', letter: 'k', href: adminPaths.conflicts, count: 'conflicts', ...trips },
  { label: 'Vaktbord', letter: 'v', href: adminPaths.nightDesk, ...trips },
  { label: 'Hvem kjørte?', letter: 'h', href: adminPaths.whoDrove, ...trips },
  of('messages', 'Meldinger', { letter: 'm', count: 'messages' }),
  of('persons', 'Brukere', { begins: adminTexts.groups.people, letter: 'b' }),
  of('memberships', 'Medlemskap', { letter: 'e' }),
  of('member-cards', 'Nøkkelkort', { letter: 'n' }),
  {
    label: licenseCheckTexts.heading,
    href: adminPaths.licenseChecks,
    anyOf: ['MEMBERSHIP_WRITE'],
    count: 'licenses',
  },
  {
    label: 'Flåteplan',
    begins: adminTexts.groups.fleet,
    letter: 't',
    href: adminPaths.fleetPlan,
    anyOf: ['FLEET_MANAGEMENT_READ', 'RESERVATION_READ'],
  },
  of('cars', 'Biler', { letter: 'f' }),
  { label: 'Flåtekart', href: adminPaths.fleetMap, anyOf: ['FLEET_MANAGEMENT_READ'] },
  of('assignments', 'Plasseringer', { letter: 'p' }),
  of('locations', 'Lokasjoner', { letter: 'l' }),
  of('models', 'Bilmodeller'),
  of('car-image', 'Bil-bilder'),
  of('entity-messages', 'Popupmeldinger'),
  of('damages', 'Skader', { begins: adminTexts.groups.help, letter: 's', count: 'damages' }),
  { label: 'Hjelpesider', href: adminPaths.helpOverview, anyOf: ['HELP_READ'] },
  of('situations', 'Rediger hjelpesider'),
  of('feature-toggles', 'Brytere'),
  {
    label: adminTexts.settings,
    begins: adminTexts.groups.settings,
    letter: 'i',
    href: adminPaths.settings,
    anyOf: ['ADMIN_SETTINGS_READ'],
  },
  { label: systemTexts.heading, href: adminPaths.system, anyOf: ['ADMIN_SETTINGS_READ'] },
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

const made = (key: PagedKey, label: string): MenuItem => {
  const { write }: AdminResource = adminResources[key]
  return { label, href: adminPaths[key].newPath, ...(write && { anyOf: write }) }
}

/** The 'NY' menu. */
export const newItems: readonly MenuItem[] = [
  made('reservations', 'Reservasjon'),
  made('persons', 'Bruker'),
  made('cars', 'Bil'),
  made('models', 'Bilmodell'),
  made('car-image', 'Bil-bilde'),
  made('locations', 'Lokasjon'),
  made('entity-messages', 'Popupmelding'),
  made('damages', 'Skade'),
  made('member-cards', 'Nøkkelkort'),
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
export function isActive({ href, isExact, except }: MenuItem, address: string): boolean {
  const pathname = address.replace(/\/$/, '')
  if (pathname === except) return false
  return pathname === href || (isExact !== true && pathname.startsWith(`${href}/`))
}
