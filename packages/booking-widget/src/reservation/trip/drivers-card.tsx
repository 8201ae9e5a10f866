import { Avatar, Card } from '@delebil/ui'
import { useWaitingChange } from '../../data/use-waiting-change.ts'
import { offlineTexts } from '../../locale/offline-texts.ts'
import { texts } from '../../locale/texts.ts'
import { tripTexts } from '../../locale/trip-texts.ts'
import * as css from './trip.css.ts'
import type { Trip } from './use-trip.ts'

/** Who may drive. */
export function DriversCard({ trip: { reservation } }: { readonly trip: Trip }) {
  const waiting = useWaitingChange('updateDrivers', reservation.id)
  if (reservation.drivers.length === 0) return null
  return (
    <Card>
      <div className={css.stack}>
        <h2 className={css.title}>{texts.reservation.drivers}</h2>
        <ul className={css.people} aria-label={texts.reservation.drivers}>
          {reservation.drivers.map(({ id, name }) => (
            <li key={id} className={css.person}>
              <Avatar name={name} />
              <div>
                <p className={css.strong}>{name}</p>
                {id === reservation.personId && <p className={css.small}>{tripTexts.booker}</p>}
              </div>
            </li>
          ))}
        </ul>
        {waiting && <p className={css.small}>{waiting.problem ?? offlineTexts.waiting}</p>}
      </div>
    </Card>
  )
}
