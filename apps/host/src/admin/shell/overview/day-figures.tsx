import { type KeyFigure, KeyFigures, useAdminHost } from '@delebil/admin-components'
import { filtered } from '../../panel/filtered.ts'
import { adminPaths } from '../../shared/admin-paths.ts'
import { overviewTexts as texts } from './overview-texts.ts'
import { minutesBetween, type Overview } from './use-overview.ts'

/** The few numbers of today. */
export function DayFigures({ overview: { day, fleet, lateTrips } }: { readonly overview: Overview }) {
  const now = useAdminHost().now()
  const next = (at: string | null) => (at === null ? texts.noMore : texts.nextAt(new Date(at)))
  const oldest = lateTrips?.items[0]?.at
  const ofDay: readonly KeyFigure[] = day
    ? [
        { label: texts.out, value: day.out, note: fleet ? texts.ofCars(fleet.cars) : undefined },
        { label: texts.leaving, value: day.leaving.count, note: next(day.leaving.next) },
        { label: texts.returning, value: day.returning.count, note: next(day.returning.next) },
        {
          label: texts.late,
          value: lateTrips?.count ?? 0,
          note: oldest ? texts.lateFor(minutesBetween(new Date(oldest), now)) : texts.allBack,
          href: filtered(adminPaths['problem-reservations'].path, 'reason', 'LATE'),
          isWrong: true,
        },
      ]
    : []
  const ofFleet: readonly KeyFigure[] = fleet
    ? [{ label: texts.free, value: fleet.free, note: texts.outOfUse(fleet.outOfUse) }]
    : []
  return <KeyFigures label={texts.figures} figures={[...ofDay, ...ofFleet]} />
}
