import type { Permission } from '@delebil/core-api'
import { expect, it } from 'vitest'
import { staffLinksOf } from './staff-links-of.ts'

const labels = (links: readonly { readonly label: string }[]) => links.map(({ label }) => label)

it('staff links are offered by the right that each needs, and to members not at all', () => {
  const subject = { kind: 'reservation', id: 5, organizationId: 1, carId: 7 } as const
  const of = (...permissions: Permission[]) => labels(staffLinksOf([{ organizationId: 1, permissions }])(subject))
  expect(labels(staffLinksOf([])(subject))).toEqual([])
  expect(of('FLEET_MANAGEMENT_READ')).toEqual([])
  expect(of('RESERVATION_READ')).toEqual(['Rediger'])
  expect(of('RESERVATION_WRITE')).toEqual(['Ny reservasjon', 'Sperr bilen'])
  expect(of('MESSAGE_WRITE')).toEqual(['SMS'])
  expect(of('MESSAGE_READ')).toEqual([])
})

it('staff links of another club than the staff work for are absent', () => {
  const links = staffLinksOf([{ organizationId: 2, permissions: ['FLEET_MANAGEMENT_READ'] }])
  expect(links({ kind: 'car', id: 7, organizationId: 1 })).toEqual([])
  expect(links({ kind: 'car', id: 7, organizationId: 2 })).toEqual([
    { label: 'Rediger', address: '/admin/fleet-management/cars/7?orgId=2' },
  ])
})

it('the invoices list of whoever pays is offered with the right to see money alone', () => {
  const links = staffLinksOf([{ organizationId: 1, permissions: ['BILLING_READ'] }])
  const filter = encodeURIComponent('[{"field":"membershipId","operator":"is","value":9}]')
  const invoices = { label: 'Fakturaer', address: `/admin/billing-management/invoices?filter=${filter}&orgId=1` }
  expect(links({ kind: 'membership', id: 9, organizationId: 1 })).toEqual([invoices])
  expect(links({ kind: 'reservation', id: 5, organizationId: 1, carId: 7, membershipId: 9 })).toEqual([invoices])
  expect(links({ kind: 'car', id: 7, organizationId: 1 })).toEqual([])
})
