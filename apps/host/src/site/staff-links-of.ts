import type { StaffLink, StaffSubject } from '@delebil/booking-widget'
import type { Permission } from '@delebil/core-api'
import { paths } from './paths.ts'

const { adminRecords, adminSms } = paths
const readOf = {
  reservation: 'RESERVATION_READ',
  car: 'FLEET_MANAGEMENT_READ',
  membership: 'MEMBERSHIP_READ',
} as const satisfies Record<StaffSubject['kind'], Permission>

const invoicesOf = (membershipId: number | undefined): string => {
  const filter = JSON.stringify([{ field: 'membershipId', operator: 'is', value: membershipId }])
  return `${adminRecords.invoices}?filter=${encodeURIComponent(filter)}&`
}

// What is not known has no link.
const withKnown = ({ kind, id, ...subject }: StaffSubject) => ({
  carId: kind === 'car' ? id : subject.carId,
  membershipId: kind === 'membership' ? id : subject.membershipId,
  about: kind === 'membership' ? `membershipId=${id}` : `carId=${kind === 'car' ? id : subject.carId}`,
})

/** Where staff may go on to from what they look at: its record, a new reservation of it, out of use, the invoices of who pays. In the club that it belongs to. */
export function staffLinksOf(
  held: readonly { readonly organizationId: number; readonly permissions: readonly Permission[] }[],
): (subject: StaffSubject) => readonly StaffLink[] {
  return (subject) => {
    const { kind, id, organizationId } = subject
    const own = held.find((one) => one.organizationId === organizationId)?.permissions ?? []
    const { carId, membershipId, about } = withKnown(subject)
    const may = (right: Permission, known: unknown, link: StaffLink) =>
      own.includes(right) && known !== undefined ? [link] : []
    const org = `orgId=${organizationId}`
    return [
      ...may(readOf[kind], id, { label: 'Rediger', address: `${adminRecords[kind]}/${id}?${org}` }),
      ...may('RESERVATION_WRITE', id, {
        label: 'Ny reservasjon',
        address: `${adminRecords.reservation}/new?${about}&${org}`,
      }),
      ...may('RESERVATION_WRITE', carId, {
        label: 'Sperr bilen',
        address: `${adminRecords.block}/new?${about}&${org}`,
      }),
      ...may('BILLING_READ', membershipId, { label: 'Fakturaer', address: `${invoicesOf(membershipId)}${org}` }),
      ...may('MESSAGE_WRITE', kind === 'reservation' ? id : undefined, {
        label: 'SMS',
        address: `${adminSms}?reservasjoner=${id}&${org}`,
      }),
    ]
  }
}
