import type { WaitWish } from '@delebil/core-api'
import { useChange, useKept } from '@delebil/core-api/react'
import { Badge, Button, Card } from '@delebil/ui'
import { formatDistance, formatPeriod } from '@delebil/validation/text'
import { Trash2 } from 'lucide-react'
import { useBookingHost } from '../booking-host.ts'
import { CarPicture } from '../car-row/car-picture.tsx'
import { waitTexts } from '../locale/wait-texts.ts'
import { muted, paragraph } from '../panel/panel.css.ts'
import { HeldCar } from './held-car.tsx'
import { RefusedText } from './refused-text.tsx'
import { carLine, stack, top, what } from './wait-list.css.ts'

const texts = waitTexts.list

/** Something that is waited for, in words. */
function nameOf({ car, near }: WaitWish): string {
  if (car) return car.model
  return near ? texts.near(formatDistance(near.maxMetres), near.name) : ''
}

/** One wish: what, when, and where it stands; a car that is held can be booked or passed on from here. */
export function WishCard({ wish }: { readonly wish: WaitWish }) {
  const { online } = useBookingHost()
  const { refresh } = useKept()
  const { state, send } = useChange('deleteWaitWish')
  const remove = async () => {
    await send({ params: { id: wish.id } })
    void refresh('listWaitWishes')
  }
  const car = wish.hold?.car ?? wish.car
  const name = nameOf(wish)
  const period = formatPeriod({ start: new Date(wish.start), end: new Date(wish.end) })
  return (
    <Card padding="large" as="article" aria-label={`${name}, ${period}`}>
      <div className={stack}>
        <div className={top}>
          <p className={what}>{name}</p>
          {wish.state === 'HELD' && <Badge tone="green">{texts.held}</Badge>}
          {wish.state === 'WAITING' && <Badge>{texts.waiting}</Badge>}
          {wish.state === 'MISSED' && <Badge>{texts.missed}</Badge>}
        </div>
        <p className={muted}>{period}</p>
        {car && (
          <div className={carLine}>
            <CarPicture bodyType={car.bodyType} color={car.color} />
            <p className={paragraph}>
              {wish.car ? car.locationName : `${car.model}, ${car.locationName}`}
              <br />
              <span className={muted}>{car.licensePlate}</span>
            </p>
          </div>
        )}
        {wish.hold ? (
          <HeldCar wish={wish} hold={wish.hold} />
        ) : (
          <>
            <p className={paragraph}>{wish.state === 'MISSED' ? texts.missedText : texts.waitingText}</p>
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
