import type { StaffLink, StaffSubject } from '@delebil/booking-widget'
import type { Permission } from '@delebil/core-api'
import { paths } from './paths.ts'

const { adminRecords } = paths
const readOf = {
  reservation: 'RESERVATION_READ',
  car: 'FLEET_MANAGEMENT_READ',
  membership: 'MEMBERSHIP_READ',
} as const satisfies Record<StaffSubject['kind'], Permission>

/** Where staff may go on to from what they look at: its record, a new reservation of it, out of use. In the club that it belongs to. */
export function staffLinksOf(
  held: readonly { readonly organizationId: number; readonly permissions: readonly Permission[] }[],
): (subject: StaffSubject) => readonly StaffLink[] {
  return ({ kind, id, organizationId, carId = kind === 'car' ? id : undefined }) => {
    const own = held.find((one) => one.organizationId === organizationId)?.permissions ?? []
    const orgQuery = `orgId=${organizationId}`
    const about = kind === 'membership' ? `membershipId=${id}` : `carId=${carId}`
    const mayWrite = own.includes('RESERVATION_WRITE')
    return [
      ...(own.includes(readOf[kind]) ? [{ label: 'Rediger', address: `${adminRecords[kind]}/${id}?${orgQuery}` }] : []),
      ...(mayWrite
        ? [{ label: 'Ny reservasjon', address: `${adminRecords.reservation}/new?${about}&${orgQuery}` }]
        : []),
      ...(mayWrite && carId !== undefined
        ? [{ label: 'Sperr bilen', address: `${adminRecords.block}/new?${about}&${orgQuery}` }]
        : []),
    ]
  }
}
