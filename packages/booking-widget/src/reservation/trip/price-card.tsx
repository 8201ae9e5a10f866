import { Card, Skeleton } from '@delebil/ui'
import { sumLines } from '@delebil/validation'
import { describePrice, endNowLabel, formatWhen } from '@delebil/validation/text'
import { useBookingHost } from '../../booking-host.ts'
import { reservationPrice } from '../../data/reservation-price.ts'
import { runningCostTexts as own } from '../../locale/running-cost-texts.ts'
import { texts } from '../../locale/texts.ts'
import { tripTexts } from '../../locale/trip-texts.ts'
import { HostLink } from '../../panel/host-link.tsx'
import { link } from '../../panel/panel.css.ts'
import { PriceTable } from '../../panel/price-table.tsx'
import { type TripCost, useRunningCost } from '../use-running-cost.ts'
import * as css from './trip.css.ts'
import { isPast } from './trip-phase.ts'
import type { Trip } from './use-trip.ts'

export interface PriceCardProps {
  readonly trip: Pick<Trip, 'reservation' | 'now' | 'law' | 'phase'>
}

/** What the reservation costs, line by line; of a trip under way what ending it now costs. */
export function PriceCard({ trip: { reservation, now, law, phase } }: PriceCardProps) {
  const { invoices } = useBookingHost().links
  const { cost, isAsked } = useRunningCost(reservation, now, law.may('running-cost') === undefined)
  return (
    <Card>
      <div className={css.stack}>
        <h2 className={css.title}>{cost ? own.heading : texts.car.price}</h2>
        {cost ? (
          <Running cost={cost} isLate={now > cost.period.end} now={now} />
        ) : (
          <PriceTable price={reservation.price} words={reservationPrice(reservation)} />
        )}
        {isAsked && <Coming isLate={now > new Date(reservation.end)} />}
        {isPast(phase) && invoices !== undefined && (
          <div>
            <HostLink address={invoices} className={link}>
              {tripTexts.invoices}
            </HostLink>
          </div>
        )}
      </div>
    </Card>
  )
}

/** What is said below the lines, as far as it is known before the cost is. */
function Coming({ isLate }: { readonly isLate: boolean }) {
  return (
    <>
      <p className={css.small}>{isLate ? own.late : own.promised}</p>
      <div className={css.kilometers}>
        <Skeleton />
      </div>
    </>
  )
}

function Running({ cost, isLate, now }: { readonly cost: TripCost; readonly isLate: boolean; readonly now: Date }) {
  const { atEnd, changesAt, drivenKilometers, isKilometersOnTop } = cost
  const totalOre = sumLines(atEnd)
  // What is not in the number comes on top of it.
  const words = describePrice({ ...cost, totalOre, kilometers: 0 })
  const covers = isKilometersOnTop ? words.covers : ''
  return (
    <>
      <PriceTable price={{ lines: [...atEnd] }} words={{ ...words, label: endNowLabel, covers }} />
      <p className={css.small}>{isLate ? own.late : own.promised}</p>
      {isLate && changesAt && <p className={css.small}>{own.next(formatWhen(changesAt, now))}</p>}
      {isKilometersOnTop && <p className={css.kilometers}>{own.kilometers}</p>}
      {drivenKilometers !== null && <p className={css.kilometers}>{own.driven(drivenKilometers)}</p>}
    </>
  )
}
