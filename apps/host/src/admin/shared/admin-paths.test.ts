import { expect, it } from 'vitest'
import { paths } from '../../site/paths.ts'
import { adminPaths } from './admin-paths.ts'

it('the links that staff are given on pages of members lead to pages of the staff area', () => {
  expect(paths.adminRecords).toEqual({
    reservation: adminPaths.reservations.path,
    block: adminPaths['admin-reservations'].path,
    car: adminPaths.cars.path,
    membership: adminPaths.memberships.path,
    invoices: adminPaths.invoices.path,
  })
})
