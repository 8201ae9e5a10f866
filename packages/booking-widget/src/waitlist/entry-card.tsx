import type { WaitlistEntry } from '@delebil/core-api'
import { useChange, useKept } from '@delebil/core-api/react'
import { Badge, Button, Card, NumberPlate } from '@delebil/ui'
import { formatDistance, formatPeriod } from '@delebil/validation/text'
import { Trash2 } from 'lucide-react'
import { useBookingHost } from '../booking-host.ts'
import { CarPicture } from '../car-row/car-picture.tsx'
import { waitTexts } from '../locale/wait-texts.ts'
import { muted, paragraph } from '../panel/panel.css.ts'
import { HeldCar } from './held-car.tsx'
import { RefusedText } from './refused-text.tsx'
import { beside, carLine, stack, top, what } from './waitlist.css.ts'

const texts = waitTexts.list

/** Something that is waited for, in words. */
function nameOf({ car, near }: WaitlistEntry): string {
  if (car) return car.model
  return near ? texts.near(formatDistance(near.maxMetres), near.name) : ''
}

/** One entry: what, when, and where it stands; a car that is held can be booked or passed on from here. */
export function EntryCard({ entry }: { readonly entry: WaitlistEntry }) {
  const { online } = useBookingHost()
  const { refresh } = useKept()
  const { state, send } = useChange('deleteWaitlistEntry')
  const remove = async () => {
    await send({ params: { id: entry.id } })
    void refresh('listWaitlistEntries')
  }
  const car = entry.hold?.car ?? entry.car
  const name = nameOf(entry)
  const period = formatPeriod({ start: new Date(entry.start), end: new Date(entry.end) })
  return (
    <Card padding="large" as="article" aria-label={`${name}, ${period}`}>
      <div className={stack}>
        <div className={top}>
          <p className={what}>{name}</p>
          {entry.state === 'HELD' && <Badge tone="green">{texts.held}</Badge>}
          {entry.state === 'WAITING' && <Badge>{texts.waiting}</Badge>}
          {entry.state === 'MISSED' && <Badge>{texts.missed}</Badge>}
        </div>
        <p className={muted}>{period}</p>
        {car && (
          <div className={carLine}>
            <CarPicture bodyType={car.bodyType} color={car.color} />
            <div className={beside}>
              <p className={paragraph}>{entry.car ? car.locationName : `${car.model}, ${car.locationName}`}</p>
              <NumberPlate number={car.licensePlate} />
            </div>
          </div>
        )}
        {entry.hold ? (
          <HeldCar entry={entry} hold={entry.hold} />
        ) : (
          <>
            <p className={paragraph}>{entry.state === 'MISSED' ? texts.missedText : texts.waitingText}</p>
            <Button
              icon={Trash2}
              aria-label={texts.removeLabel(name)}
              isDisabled={!online}
              isPending={state.name === 'pending'}
              onPress={() => void remove()}
            >
              {texts.remove}
            </Button>
            <RefusedText state={state} />
          </>
        )}
      </div>
    </Card>
  )
}
