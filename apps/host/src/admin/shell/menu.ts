import type { Permission } from '@delebil/core-api'
import { type AdminResource, adminResources } from '@delebil/core-api/admin'
import {
  Activity,
  BadgeCheck,
  BellRing,
  BookOpen,
  BookUser,
  Building2,
  CalendarCheck2,
  CalendarDays,
  Car,
  ChartGantt,
  FilePen,
  FileText,
  FileUp,
  Flag,
  Fuel,
  HandCoins,
  House,
  IdCard,
  Image,
  Inbox,
  KeyRound,
  Landmark,
  LayoutGrid,
  LifeBuoy,
  Link2,
  ListChecks,
  type LucideIcon,
  MapPin,
  MessageSquare,
  MessageSquareText,
  Package,
  Printer,
  ReceiptText,
  Route,
  ScrollText,
  Send,
  Settings,
  Siren,
  Split,
  Tags,
  ToggleLeft,
  TriangleAlert,
  Unplug,
  UserCog,
  UserSearch,
  Users,
  Wallet,
  Wrench,
} from 'lucide-react'
import { paths } from '../../site/paths.ts'
import { ledgerTexts } from '../ledger/ledger-texts.ts'
import { licenseCheckTexts } from '../license-checks/license-check-texts.ts'
import { monthEndTexts } from '../month-end/month-end-texts.ts'
import { partnerTexts } from '../partners/partner-texts.ts'
import { payoutTexts } from '../payouts/payout-texts.ts'
import { printFileTexts } from '../print-files/print-file-texts.ts'
import { propertyTexts } from '../properties/property-texts.ts'
import { reminderTexts } from '../reminders/reminder-texts.ts'
import { sellerTexts } from '../seller/seller-texts.ts'
import { adminPaths, type PagedKey } from '../shared/admin-paths.ts'
import { systemTexts } from '../system/system-texts.ts'
import { termsTexts } from '../terms/terms-texts.ts'
import { errorTexts } from '../tripletex/error-texts.ts'
import { tripletexTexts } from '../tripletex/tripletex-texts.ts'
import { adminTexts } from './admin-texts.ts'

export interface MenuItem {
  readonly label: string
  readonly href: string
  /** Any of these; left out, all staff. */
  readonly anyOf?: readonly Permission[]
  /** Only where the organisation has its books there. */
  readonly accountingSystem?: 'TRIPLETEX'
  /** The count that stands beside it. */
  readonly count?:
    | 'workList'
    | 'conflicts'
    | 'messages'
    | 'damages'
    | 'licenses'
    | 'expenses'
    | 'payments'
    | 'payouts'
    | 'reminders'
    | 'accounting'
  /** What waits there is wrong, and not only to be seen. */
  readonly isBad?: true
  readonly icon?: LucideIcon
  /** Highlighted here only, not on what is below. */
  readonly isExact?: boolean
  /** A page that is reached from it, and has no item of its own. */
  readonly also?: string
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

/** The sub-navigation, in groups. What has no screen yet is not here. */
export const menuItems: readonly MenuItem[] = [
  { label: adminTexts.overview, letter: 'o', icon: House, href: paths.admin, isExact: true },
  of('reservations', 'Reservasjoner', {
    begins: adminTexts.groups.trips,
    letter: 'r',
    icon: CalendarDays,
    except: adminPaths.reservations.newPath,
  }),
  of('problem-reservations', 'Arbeidsliste', { letter: 'a', icon: ListChecks, count: 'workList' }),
  of('messages', 'Meldinger', { letter: 'm', icon: MessageSquare, count: 'messages' }),
  of('sms', 'SMS', { icon: MessageSquareText }),
  {
    label: 'Konfliktløser',
    letter: 'k',
    icon: Split,
    href: adminPaths.conflicts,
    count: 'conflicts',
    isBad: true,
    ...trips,
  },
  { label: 'Vaktbord', letter: 'v', icon: Siren, href: adminPaths.nightDesk, ...trips },
  of('admin-reservations', 'Adminreservasjoner', { icon: Wrench }),
  { label: 'Hvem kjørte?', letter: 'h', icon: UserSearch, href: adminPaths.whoDrove, ...trips },
  {
    label: 'Flåteplan',
    begins: adminTexts.groups.fleet,
    letter: 't',
    icon: ChartGantt,
    href: adminPaths.fleetPlan,
    anyOf: ['FLEET_MANAGEMENT_READ', 'RESERVATION_READ'],
  },
  of('cars', 'Biler', { letter: 'f', icon: Car }),
  of('fuel-purchases', 'Drivstoffkjøp', { icon: Fuel }),
  { label: 'Flåtekart', icon: MapPin, href: adminPaths.fleetMap, anyOf: ['FLEET_MANAGEMENT_READ'] },
  of('damages', 'Skader', { letter: 's', icon: TriangleAlert, count: 'damages' }),
  of('assignments', 'Plasseringer', { letter: 'p', icon: Route }),
  of('locations', 'Lokasjoner', { letter: 'l', icon: Flag }),
  of('models', 'Bilmodeller', { icon: LayoutGrid }),
  of('car-image', 'Bil-bilder', { icon: Image }),
  of('entity-messages', 'Popupmeldinger', { icon: Inbox }),
  of('persons', 'Brukere', { begins: adminTexts.groups.people, letter: 'b', icon: Users }),
  of('memberships', 'Medlemskap', { letter: 'e', icon: IdCard }),
  of('member-cards', 'Nøkkelkort', { letter: 'n', icon: KeyRound }),
  {
    label: licenseCheckTexts.heading,
    icon: BadgeCheck,
    href: adminPaths.licenseChecks,
    anyOf: ['MEMBERSHIP_WRITE'],
    count: 'licenses',
  },
  of('billing', 'Fakturagrunnlag', { begins: adminTexts.groups.money, letter: 'q', icon: ReceiptText }),
  of('reservation-expenses', 'Utgifter', { icon: Wallet, count: 'expenses' }),
  of('billing-runs', 'Send fakturaer', { icon: Send, anyOf: ['BILLING_WRITE'] }),
  of('import-runs', 'Filimport', { icon: FileUp }),
  of('invoices', 'Fakturaer', { icon: FileText }),
  of('incoming-payments', 'Innbetalinger', { icon: Landmark, count: 'payments' }),
  of('reminders', reminderTexts.heading, { icon: BellRing, count: 'reminders' }),
  of('ledger', ledgerTexts.heading, { icon: BookOpen, also: adminPaths.aged }),
  of('payouts', payoutTexts.heading, { icon: HandCoins, count: 'payouts' }),
  {
    label: monthEndTexts.heading,
    icon: CalendarCheck2,
    href: adminPaths.monthEnd,
    anyOf: ['BILLING_READ'],
  },
  { label: printFileTexts.heading, icon: Printer, href: adminPaths.printFiles, anyOf: ['BILLING_READ'] },
  of('products', 'Produkter', { icon: Package }),
  of('tariffs', 'Takster', { icon: Tags }),
  {
    label: 'Hjelpesider',
    begins: adminTexts.groups.help,
    icon: LifeBuoy,
    href: adminPaths.helpOverview,
    anyOf: ['HELP_READ'],
  },
  of('situations', 'Rediger hjelpesider', { icon: FilePen }),
  of('membershipTypes', 'Medlemskapstyper', { icon: BookUser }),
  of('feature-toggles', 'Brytere', { icon: ToggleLeft }),
  {
    label: adminTexts.settings,
    letter: 'i',
    icon: Settings,
    href: adminPaths.settings,
    anyOf: ['ADMIN_SETTINGS_READ'],
  },
  { label: adminTexts.staff, icon: UserCog, href: adminPaths.staff, anyOf: ['ADMIN_SETTINGS_READ'] },
  { label: sellerTexts.heading, icon: Building2, href: adminPaths.seller, anyOf: ['ADMIN_SETTINGS_READ'] },
  { label: termsTexts.heading, icon: ScrollText, href: adminPaths.terms, anyOf: ['ADMIN_SETTINGS_READ'] },
  {
    label: errorTexts.heading,
    icon: Unplug,
    href: adminPaths.tripletexErrors,
    anyOf: ['BILLING_READ'],
    accountingSystem: 'TRIPLETEX',
    count: 'accounting',
    isBad: true,
  },
  {
    label: tripletexTexts.heading,
    icon: Link2,
    href: adminPaths.tripletexConfiguration,
    anyOf: ['ADMIN_SETTINGS_WRITE'],
    accountingSystem: 'TRIPLETEX',
  },
  { label: systemTexts.heading, icon: Activity, href: adminPaths.system, anyOf: ['ADMIN_SETTINGS_READ'] },
]

/** What stands at the foot of a phone, as far as the person may see it. */
export const phoneItems = [
  paths.admin,
  adminPaths.reservations.path,
  adminPaths['problem-reservations'].path,
  adminPaths.messages.path,
]

/** Pages that are found by their name and not in the menu. */
export const otherPages: readonly MenuItem[] = [
  { label: adminTexts.bulkRuns, href: adminPaths.bulkRuns },
  of('partners', partnerTexts.heading),
  of('person-views', 'Innsyn'),
  of('property-groups', propertyTexts.groups),
  of('properties', propertyTexts.properties),
  { label: ledgerTexts.agedHeading, href: adminPaths.aged, anyOf: ['BILLING_READ'] },
]

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
  made('sms', 'SMS'),
  made('damages', 'Skade'),
  made('member-cards', 'Nøkkelkort'),
  made('products', 'Produkt'),
]

export const searchRights: readonly Permission[] = [
  'RESERVATION_READ',
  'FLEET_MANAGEMENT_READ',
  'MEMBERSHIP_READ',
  'BILLING_READ',
]

/** Any of these opens an address of the menu; all staff, where it says nothing. */
export function rightsTo(address: string): readonly Permission[] | undefined {
  return [...menuItems, ...newItems].find(({ href }) => href === address)?.anyOf
}

/** Whether an address is there in an organisation with its books in a system. */
export function isIn(accountingSystem: string | null | undefined, address: string): boolean {
  const item = menuItems.find(({ href }) => href === address)
  return item?.accountingSystem === undefined || item.accountingSystem === accountingSystem
}

/** Where one goes on from an address in another organisation: the list that it is of. */
export function listAbove(pathname: string): string {
  return menuItems.find((item) => isActive(item, pathname))?.href ?? paths.admin
}

/** Whether an item is highlighted at an address: by prefix, or exactly. */
export function isActive({ href, isExact, also, except }: MenuItem, address: string): boolean {
  const pathname = address.replace(/\/$/, '')
  if (pathname === except) return false
  if (pathname === also) return true
  return pathname === href || (isExact !== true && pathname.startsWith(`${href}/`))
}
