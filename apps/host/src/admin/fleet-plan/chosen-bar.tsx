import { Button, LinkButton } from '@delebil/ui'
import { ExternalLink } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import { type BarRules, isParkable } from './bar-rules.ts'
import type { Target } from './draft.ts'
import { periodText } from './period-text.ts'
import * as css from './plan.css.ts'
import type { Bar } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'
import { labelOf } from './to-timeline.ts'

interface ChosenBarProps {
  readonly bar: Bar
  readonly at: Target
  readonly rules: BarRules
  readonly carNameOf: (id: number) => string
  readonly onMove: (bar: Bar) => void
  readonly onPark: (bar: Bar) => void
  readonly onRemove: (bar: Bar) => void
  readonly onPutBack: ((bar: Bar) => void) | undefined
}

/** What is chosen on the plan, and what can be done with it. */
export function ChosenBar(props: ChosenBarProps) {
  const { bar, at, rules, carNameOf } = props
  const car = at.carId === undefined ? texts.parked : carNameOf(at.carId)
  const note = bar.kind === 'assignment' ? bar.note : undefined
  const said = [car, periodText(at), bar.membership, note, rules.fixed].filter(Boolean)
  return (
    <section className={css.chosen} aria-label={texts.chosen}>
      <p className={css.chosenText}>
        <strong className={css.strong}>{labelOf(bar)}</strong> {said.join(' · ')}
      </p>
      <ChosenButtons {...props} />
    </section>
  )
}

function ChosenButtons({ bar, at, rules, onMove, onPark, onRemove, onPutBack }: ChosenBarProps) {
  const isTrip = bar.kind === 'reservation'
  const isMovable = isTrip && rules.fixed === undefined
  const mayPark = isParkable(bar, rules) && at.carId !== undefined
  return (
    <div className={css.buttons}>
      {(isMovable || rules.isEditable) && (
        <Button isSmall onPress={() => onMove(bar)}>
          {isTrip ? texts.move : texts.change}
        </Button>
      )}
      {mayPark && (
        <Button isSmall onPress={() => onPark(bar)}>
          {texts.park}
        </Button>
      )}
      {rules.isEditable && (
        <Button isSmall onPress={() => onRemove(bar)}>
          {texts.remove}
        </Button>
      )}
      {onPutBack && (
        <Button isSmall onPress={() => onPutBack(bar)}>
          {texts.putBack}
        </Button>
      )}
      {isTrip && bar.reservationNumber !== undefined && (
        <LinkButton variant="quiet" isSmall icon={ExternalLink} href={adminPaths.reservations.recordPath(bar)}>
          {texts.open}
        </LinkButton>
      )}
    </div>
  )
}
