import type { PriceQuote } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { Button, Card, Icon } from '@delebil/ui'
import { formatDateTime, formatNok, formatTime } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import { texts } from '../../locale/texts.ts'
import { actionLooks } from '../actions/action-looks.ts'
import * as css from './trip.css.ts'
import type { Trip } from './use-trip.ts'

/** More time: until when for how much, before anything is pressed. */
export function ExtendCard({ trip }: { readonly trip: Trip }) {
  const { id } = trip.reservation
  const { data, error } = useAnswer('getExtensibility', trip.canExtend ? { params: { id } } : undefined)
  const isPossible = data?.isExtensible !== false
  if (!trip.canExtend) return null
  return (
    <Card>
      <div className={css.offer}>
        <Icon of={actionLooks.extend.icon} sizePx={20} />
        <div className={css.extendWords}>
          <h2 className={css.strong}>{texts.extend.heading}</h2>
          {isPossible ? (
            <Step trip={trip} latestEnd={data?.latestEnd} hasFailed={error !== undefined} />
          ) : (
            <p className={css.small}>{texts.extend.notPossible}</p>
          )}
        </div>
        <div className={css.extendButton}>
          {isPossible && (
            <Button isSmall onPress={() => trip.act('extend')}>
              {texts.extend.action}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

interface StepProps {
  readonly trip: Trip
  readonly latestEnd: string | null | undefined
  readonly hasFailed: boolean
}

/** What the next step costs; until that is known how far it can go, or that it is being looked at. */
function Step({ trip: { reservation, isWide }, latestEnd, hasFailed }: StepProps) {
  const { id, end } = reservation
  const input = latestEnd ? { params: { id }, body: { change: 'extend' as const } } : undefined
  const { data: quote, error } = useAnswer('quoteReservation', input, {
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  })
  // Midnight ends the day before it.
  const dayOf = (at: string) => osloDateText(new Date(Date.parse(at) - 1))
  const shown = (at: string) => (dayOf(at) === dayOf(end) ? formatTime(new Date(at)) : formatDateTime(new Date(at)))
  const step = quote?.period && Date.parse(quote.period.end) > Date.parse(end) ? stepText(quote, shown) : undefined
  const until = latestEnd ? texts.extend.until(shown(latestEnd)) : undefined
  // A phone has room for one of them, and never takes one line for two and back.
  const isPriced = quote !== undefined || error !== undefined
  const words = isWide ? [step, until].filter(Boolean).join('. ') : isPriced && (step ?? until)
  return <p className={css.small}>{words || (hasFailed ? texts.extend.failed : texts.extend.checking)}</p>
}

function stepText({ period, differenceOre }: PriceQuote, shown: (at: string) => string): string | undefined {
  if (!period) return undefined
  if (differenceOre > 0) return texts.extend.step(shown(period.end), formatNok(differenceOre))
  return differenceOre === 0 ? texts.extend.stepFree(shown(period.end)) : texts.extend.stepTo(shown(period.end))
}
