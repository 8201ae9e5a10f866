import { osloDateText } from '@delebil/validation/time'
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/csv.ts'
import type { AdminVerbs } from '../../admin-records/admin-verb.ts'
import { listAgedReceivables, sumAgedReceivables } from '../stores/receivables.ts'
import { readPlace, writePlace } from './aged-place.ts'
import { kroner } from './journal-csv.ts'

const columns = [
  'Medlemskap-ID',
  'Medlemskap',
  'Ikke forfalt',
  '1–14',
  '15–30',
  '31–60',
  '61–90',
  'Over 90',
  'Til gode',
  'Saldo',
] as const

export const ledgerVerbs = {
  'ledger.aged': async (_context, { db, office, now, input }) => {
    const { organizationId } = office
    const { size, cursor, day = osloDateText(now) } = input.query
    const after = cursor === undefined ? undefined : readPlace(cursor)
    const { count, ...totals } = await sumAgedReceivables(db, organizationId, day)
    const rows = await listAgedReceivables(db, organizationId, day, { limit: size + 1, after })
    const data = rows.slice(0, size)
    const last = rows.length > size ? data.at(-1) : undefined
    return {
      answer: { data, totals, totalElements: count, isExact: true, cursor: last ? writePlace(last) : null },
      headers: { 'x-total-elements': String(count), 'x-total-pages': String(Math.ceil(count / size)) },
    }
  },
  'ledger.aged-csv': async (_context, { db, office, now, input }) => {
    const day = input.query.day ?? osloDateText(now)
    const rows = await listAgedReceivables(db, office.organizationId, day)
    const lines = rows.map(({ membershipId, membership, ...ore }) =>
      csvLine([
        ...[membershipId, membership],
        ...[
          ore.notDueOre,
          ore.upTo14Ore,
          ore.upTo30Ore,
          ore.upTo60Ore,
          ore.upTo90Ore,
          ore.olderOre,
          ore.creditOre,
          ore.balanceOre,
        ].map(kroner),
      ]),
    )
    return {
      answer: new Blob([BYTE_ORDER_MARK, csvLine(columns), ...lines], { type: 'text/csv' }),
      headers: {
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="aldersfordelt-${day}.csv"`,
      },
    }
  },
} satisfies Partial<AdminVerbs>
