import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'

const { reservations, 'admin-reservations': own } = adminPaths

export const adminReservationsScreen: Screen<'admin-reservations'> = {
  ...own,
  resource: adminResources['admin-reservations'],
  heading: ['Adminreservasjoner', 'Adminreservasjon'],
  newText: 'Sperr en bil',
  // What staff booked for a member is changed among the reservations.
  recordPath: (record) => ('kind' in record && record.kind === 'admin' ? reservations : own).recordPath(record),
}
