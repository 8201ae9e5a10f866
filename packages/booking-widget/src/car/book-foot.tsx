import type { Car } from '@delebil/core-api'
import { Button, StickyBar } from '@delebil/ui'
import type { Period } from '@delebil/validation'
import { formatPeriod } from '@delebil/validation/text'
import { useEffect, useRef, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import type { PriceRequest } from '../data/use-prices.ts'
import { texts } from '../locale/texts.ts'
import { BlockedButton } from '../panel/blocked-button.tsx'
import { FootPrice } from '../panel/foot-price.tsx'
import { WaitForCar } from '../waitlist/wait-for-car.tsx'
import { actions } from './car.css.ts'
import { PartialQuestion } from './partial-question.tsx'
import type { PricedForUse } from './use-car-price.ts'

export interface BookFootProps {
  readonly car: Car
  readonly request: PriceRequest
  readonly priced: PricedForUse
  readonly onUsePeriod: (period: Period) => void
  readonly onBook: (car: Car) => void
}

/** The price and the button that books, or why it can't be booked; asks where only a part of the time is free. */
export function BookFoot({ car, request, priced, onUsePeriod, onBook }: BookFootProps) {
  const { online } = useBookingHost()
  const { state, words } = priced
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
      <StickyBar>
        <PartialQuestion
          free={state.free}
          onYes={() => answer(() => onUsePeriod(state.free))}
          onNo={() => answer(() => setRefused(periodText))}
        />
      </StickyBar>
    )
  }
  const reason = online
    ? { partial: texts.car.cannotBookPartial, taken: texts.car.cannotBookTaken, free: undefined, unknown: undefined }[
        state.name
      ]
    : texts.car.cannotBookOffline
  return (
    <StickyBar {...(reason === undefined && { summary: <FootPrice words={words} /> })}>
      <div ref={answered} className={actions}>
        {reason === undefined ? (
          <Button variant="primary" isWide isLarge onPress={() => onBook(car)}>
            {texts.car.book}
          </Button>
        ) : (
          <BlockedButton reason={reason} isLarge>
            {texts.car.book}
          </BlockedButton>
        )}
        {(state.name === 'taken' || state.name === 'partial') && <WaitForCar car={car} {...request} />}
      </div>
    </StickyBar>
  )
}
