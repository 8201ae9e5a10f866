import { expect, test } from 'vitest'
import { titleAt } from './title-at.ts'

test('a page title has page, area and organisation, and no name twice', () => {
  expect(titleAt('/admin', 'Oversikt', 'Byfjord bildeling')).toBe('Oversikt - Admin - Byfjord bildeling')
  expect(titleAt('/admin/search', 'Søk', undefined)).toBe('Søk - Admin')
  expect(titleAt('/admin/fleet-management/cars/7', 'Bil EL12345', 'Byfjord bildeling')).toBe(
    'Bil EL12345 - Flåte - Byfjord bildeling',
  )
  expect(titleAt('/admin/reservation-management/reservations', 'Reservasjoner', 'Byfjord bildeling')).toBe(
    'Reservasjoner - Byfjord bildeling',
  )
})
