import type { Car } from '@delebil/core-api'
import { Button, Skeleton } from '@delebil/ui'
import type { Period } from '@delebil/validation'
import { formatPeriod } from '@delebil/validation/text'
import { useEffect, useRef, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import type { PriceRequest } from '../data/use-prices.ts'
import { texts } from '../locale/texts.ts'
import { BlockedButton } from '../panel/blocked-button.tsx'
import { foot, muted } from '../panel/panel.css.ts'
import { PriceWords } from '../panel/price-words.tsx'
import { WaitForCar } from '../waitlist/wait-for-car.tsx'
import { amounts, total, totalAmount } from './car.css.ts'
import { PartialQuestion } from './partial-question.tsx'
import { useCarPrice } from './use-car-price.ts'

export interface BookFootProps extends PriceRequest {
  readonly car: Car
  readonly onUsePeriod: (period: Period) => void
  readonly onBook: (car: Car) => void
}

/** The total and the button that books, or why it can't be booked; asks where only a part of the time is free. */
export function BookFoot({ car, onUsePeriod, onBook, ...request }: BookFootProps) {
  const { online } = useBookingHost()
  const { state, period, words } = useCarPrice(car.id, request)
  const [refused, setRefused] = useState<string>()
  const periodText = formatPeriod(request.period)
  const isAsking = state.name === 'partial' && refused !== periodText
  const answered = useRef<HTMLDivElement>(null)
  const hasAnswered = useRef(false)

  // The question goes with its answer: the focus moves on to what it was about.
  useEffect(() => {
    if (isAsking || !hasAnswered.current) return
    hasAnswered.current = false
    answered.current?.querySelector('button')?.focus()
  }, [isAsking])
  function answer(act: () => void) {
    hasAnswered.current = true
    act()
  }

  if (isAsking) {
    return (
      <div className={foot}>
        <PartialQuestion
          free={state.free}
          onYes={() => answer(() => onUsePeriod(state.free))}
          onNo={() => answer(() => setRefused(periodText))}
        />
      </div>
    )
  }
  const reason = online
    ? { partial: texts.car.cannotBookPartial, taken: texts.car.cannotBookTaken, free: undefined, unknown: undefined }[
        state.name
      ]
    : texts.car.cannotBookOffline
  return (
    <div ref={answered} className={foot}>
      <div className={total}>
        <span className={muted}>{formatPeriod(period)}</span>
        <span className={amounts}>
          {words ? <PriceWords price={words} amount={totalAmount} /> : <Skeleton width={88} heightPx={26} />}
        </span>
      </div>
      {reason === undefined ? (
        <Button variant="primary" isWide onPress={() => onBook(car)}>
          {texts.car.book}
        </Button>
      ) : (
        <BlockedButton reason={reason}>{texts.car.book}</BlockedButton>
      )}
      {(state.name === 'taken' || state.name === 'partial') && <WaitForCar car={car} {...request} />}
    </div>
  )
}
