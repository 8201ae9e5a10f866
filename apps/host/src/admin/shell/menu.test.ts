import type { Permission } from '@delebil/core-api'
import { expect, test } from 'vitest'
import { adminPaths } from '../shared/admin-paths.ts'
import { isActive, isIn, listAbove, menuItems, newItems, rightsTo } from './menu.ts'
import { groupsOf } from './menu-groups.ts'

const shown = (items: typeof menuItems, ...held: Permission[]) =>
  items.filter(({ anyOf }) => anyOf?.some((one) => held.includes(one)) ?? true).map(({ label }) => label)
const active = (pathname: string) => menuItems.filter((item) => isActive(item, pathname)).map(({ label }) => label)

test('the menu shows what the permissions open, persons and cards always', () => {
  expect(shown(menuItems, 'HELP_READ')).toEqual([
    'Oversikt',
    'Brukere',
    'Nøkkelkort',
    'Hjelpesider',
    'Rediger hjelpesider',
  ])
  expect(shown(menuItems, 'RESERVATION_READ')).toContain('Arbeidsliste')
  expect(shown(menuItems, 'MESSAGE_READ')).toEqual(['Oversikt', 'Meldinger', 'SMS', 'Skader', 'Brukere', 'Nøkkelkort'])
  expect(shown(newItems, 'RESERVATION_READ')).toEqual([])
  expect(shown(newItems, 'MEMBERSHIP_WRITE')).toEqual(['Bruker', 'Nøkkelkort'])
  expect(shown(newItems, 'RESERVATION_WRITE')).toContain('Reservasjon')
})

test('an item stands under the name of its group, whichever others are hidden', () => {
  const left = menuItems.filter(({ label }) => ['Oversikt', 'Meldinger', 'Skader'].includes(label))
  expect(groupsOf(left).map(({ name, items }) => [name, items.map(({ label }) => label)])).toEqual([
    [undefined, ['Oversikt']],
    ['Reservasjoner', ['Meldinger']],
    ['Flåte', ['Skader']],
  ])
})

test('each letter of a shortcut belongs to one item', () => {
  const letters = menuItems.flatMap(({ letter }) => letter ?? [])
  expect(new Set(letters).size).toBe(letters.length)
  expect(letters).not.toContain('g')
})

test('one item is highlighted for an address, and none for a new reservation', () => {
  expect(active('/admin')).toEqual(['Oversikt'])
  expect(active('/admin/')).toEqual(['Oversikt'])
  expect(active('/admin/reservation-management/reservations')).toEqual(['Reservasjoner'])
  expect(active('/admin/reservation-management/reservations/7')).toEqual(['Reservasjoner'])
  expect(active('/admin/reservation-management/reservations/new')).toEqual([])
  expect(active('/admin/fleet-management/cars/new')).toEqual(['Biler'])
  expect(active('/admin/billing-management/aged-receivables')).toEqual(['Reskontro'])
})

test('an address needs the permissions of its menu item', () => {
  expect(rightsTo(adminPaths.nightDesk)).toEqual(['RESERVATION_READ'])
  expect(rightsTo(adminPaths['car-image'].newPath)).toEqual(['FLEET_MANAGEMENT_WRITE'])
  expect(rightsTo(adminPaths.sms.path)).toEqual(['MESSAGE_READ'])
  expect(rightsTo(adminPaths.sms.newPath)).toEqual(['MESSAGE_WRITE'])
  expect(rightsTo('/admin')).toBeUndefined()
})

test('changing organisation leads from a record to its list', () => {
  expect(listAbove('/admin/fleet-management/cars/7')).toBe(adminPaths.cars.path)
  expect(listAbove('/admin/damages')).toBe(adminPaths.damages.path)
  expect(listAbove(adminPaths.reservations.newPath)).toBe('/admin')
})

test('an address of an accounting system is there only where the books are in it', () => {
  const { tripletexConfiguration, tripletexErrors, seller } = adminPaths
  expect([isIn('TRIPLETEX', tripletexErrors), isIn(null, tripletexErrors)]).toEqual([true, false])
  expect([isIn('TRIPLETEX', tripletexConfiguration), isIn(null, tripletexConfiguration)]).toEqual([true, false])
  expect(isIn('OTHER', tripletexConfiguration)).toBe(false)
  expect([isIn(null, seller), isIn('TRIPLETEX', seller)]).toEqual([true, true])
})
