import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'
import { BlockPhoneRow, blockCells } from './block-cells.tsx'

const { reservations, 'admin-reservations': own } = adminPaths

export const adminReservationsScreen: Screen<'admin-reservations'> = {
  ...own,
  resource: adminResources['admin-reservations'],
  heading: ['Adminreservasjoner', 'Adminreservasjon'],
  isHeadedByName: true,
  newText: 'Sperr en bil',
  searchHint: 'Nummer, skilt, bil eller notat',
  tones: { state: { ONGOING: 'green' } },
  cells: blockCells,
  PhoneRow: BlockPhoneRow,
  views: [
    { key: 'sperret-na', name: 'Sperret nå', where: { kind: 'block', state: 'ONGOING' }, isFirst: true },
    { key: 'sperringer', name: 'Sperrede biler', where: { kind: 'block' } },
    { key: 'for-medlemmer', name: 'For medlemmer', where: { kind: 'admin' } },
  ],
  // What staff booked for a member is changed among the reservations.
  recordPath: (record) => ('kind' in record && record.kind === 'admin' ? reservations : own).recordPath(record),
}
