import { Button, LinkButton } from '@delebil/ui'
import { ExternalLink } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import type { BarRules } from './bar-rules.ts'
import type { Target } from './draft.ts'
import { periodText } from './period-text.ts'
import * as css from './plan.css.ts'
import type { Bar } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'
import { labelOf } from './to-timeline.ts'

interface ChosenPanelProps {
  readonly bar: Bar | undefined
  readonly at: Target | undefined
  readonly rules: BarRules
  readonly carNameOf: (id: number) => string
  readonly onMove: (bar: Bar) => void
  readonly onPark: (bar: Bar) => void
  readonly onRemove: (bar: Bar) => void
  readonly onPutBack: ((bar: Bar) => void) | undefined
}

/** What is chosen on the plan, and what can be done with it. */
export function ChosenPanel({ bar, at, ...rest }: ChosenPanelProps) {
  return (
    <section className={css.panel} aria-label={texts.chosen}>
      <h2 className={css.panelName}>{texts.chosen}</h2>
      {bar && at ? <Chosen {...rest} bar={bar} at={at} /> : <p className={css.muted}>{texts.chooseOne}</p>}
    </section>
  )
}

type ChosenProps = ChosenPanelProps & { readonly bar: Bar; readonly at: Target }

function Chosen(props: ChosenProps) {
  const { bar, at, rules, carNameOf } = props
  const lines = [bar.membership, bar.kind === 'assignment' ? bar.note : undefined].filter(Boolean)
  const whyStays = rules.fixed ?? rules.ownRow
  return (
    <>
      <p className={css.chosenName}>{labelOf(bar)}</p>
      <p className={css.muted}>
        {at.carId === undefined ? texts.parked : carNameOf(at.carId)}
        <br />
        {periodText(at)}
      </p>
      {lines.map((line) => (
        <p key={line} className={css.muted}>
          {line}
        </p>
      ))}
      {whyStays !== undefined && <p className={css.muted}>{whyStays}</p>}
      <ChosenButtons {...props} />
    </>
  )
}

function ChosenButtons({ bar, at, rules, onMove, onPark, onRemove, onPutBack }: ChosenProps) {
  const isTrip = bar.kind === 'reservation'
  const isMovable = isTrip && rules.fixed === undefined
  return (
    <div className={css.buttons}>
      {(isMovable || rules.isEditable) && (
        <Button isSmall onPress={() => onMove(bar)}>
          {isTrip ? texts.move : texts.change}
        </Button>
      )}
      {isMovable && at.carId !== undefined && (
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
