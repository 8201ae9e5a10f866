import type { WaitlistEntry } from '@delebil/core-api'
import { useChange, useKept } from '@delebil/core-api/react'
import { Button } from '@delebil/ui'
import { formatTime, priceSentence } from '@delebil/validation/text'
import { MINUTE_MS } from '@delebil/validation/time'
import { Forward } from 'lucide-react'
import { useEffect } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { useNow } from '../data/use-now.ts'
import { usePrices } from '../data/use-prices.ts'
import { waitTexts } from '../locale/wait-texts.ts'
import { muted, paragraph } from '../panel/panel.css.ts'
import { RefusedText } from './refused-text.tsx'
import { choices, free } from './waitlist.css.ts'

const texts = waitTexts.list
/** How often the time that is left is counted (ms). */
const COUNT_MS = 5000

export interface HeldCarProps {
  readonly entry: WaitlistEntry
  readonly hold: NonNullable<WaitlistEntry['hold']>
}

/** The car that is held: until when, what it costs, and one press to have it or to pass it on. */
export function HeldCar({ entry, hold }: HeldCarProps) {
  const { online, links, navigate } = useBookingHost()
  const { refresh } = useKept()
  const book = useChange('createReservation')
  const decline = useChange('declineHold')
  const until = new Date(hold.until)
  const minutes = Math.ceil((until.getTime() - useNow(COUNT_MS).getTime()) / MINUTE_MS)
  const isOver = minutes <= 0
  useEffect(() => {
    if (isOver) void refresh('listWaitlistEntries')
  }, [isOver, refresh])

  const { membershipId, start, end, superDamageWaiver } = entry
  const carId = hold.car.id
  const period = { start: new Date(start), end: new Date(end) }
  const price = usePrices([{ id: carId }], { period, superDamageWaiver, kilometers: 0 }).textOf(carId)
  if (isOver) return <p className={paragraph}>{texts.over}</p>

  const onBook = async () => {
    const made = await book.send({ body: { membershipId, carId, start, end, superDamageWaiver } })
    void refresh('listWaitlistEntries', 'listActiveReservations', 'searchCars', 'getCarAvailability')
    if (made.ok) navigate(links.reservation(made.value.entity.id))
  }
  const onDecline = async () => {
    await decline.send({ params: { id: entry.id }, body: { carId } })
    void refresh('listWaitlistEntries')
  }
  return (
    <>
      <p role="status" className={free}>
        {texts.freeTitle(formatTime(until))}
      </p>
      <p className={muted}>{texts.left(minutes)}</p>
      <div className={choices}>
        <Button variant="primary" isDisabled={!online} isPending={book.isPending} onPress={() => void onBook()}>
          {price ? texts.book(priceSentence(price)) : texts.bookUnpriced}
        </Button>
        <Button icon={Forward} isDisabled={!online} isPending={decline.isPending} onPress={() => void onDecline()}>
          {texts.decline}
        </Button>
      </div>
      <RefusedText state={book.state.name === 'refused' ? book.state : decline.state} />
    </>
  )
}
