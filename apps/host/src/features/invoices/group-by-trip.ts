import type { InvoiceLine } from '@delebil/core-api'

type OfTrip = Pick<InvoiceLine, 'reservation'>

/** The lines of one trip, or those of no trip. */
export type TripLines<L extends OfTrip = InvoiceLine> = { reservation: InvoiceLine['reservation']; lines: L[] }

/** Lines that follow each other and are about the same trip, together; the order stays. */
export function groupByTrip<L extends OfTrip>(lines: readonly L[]): TripLines<L>[] {
  const groups: TripLines<L>[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && last.reservation?.id === line.reservation?.id) last.lines.push(line)
    else groups.push({ reservation: line.reservation, lines: [line] })
  }
  return groups
}
