import { Button, LinkButton } from '@delebil/ui'
import { formatPeriod } from '@delebil/validation'
import { ExternalLink } from 'lucide-react'
import { adminPaths } from '../admin-paths.ts'
import type { Target } from './draft.ts'
import * as css from './plan.css.ts'
import type { Bar } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'
import { labelOf } from './to-timeline.ts'

interface ChosenPanelProps {
  readonly bar: Bar | undefined
  readonly at: Target | undefined
  readonly fixed: string | undefined
  readonly carNameOf: (id: number) => string
  readonly onMove: (bar: Bar) => void
  readonly onPark: (bar: Bar) => void
  readonly onPutBack: ((bar: Bar) => void) | undefined
}

/** What is chosen on the plan, and what can be done with it. */
export function ChosenPanel({ bar, at, fixed, carNameOf, onMove, onPark, onPutBack }: ChosenPanelProps) {
  return (
    <section className={css.panel} aria-label={texts.chosen}>
      <h2 className={css.panelName}>{texts.chosen}</h2>
      {!bar || !at ? (
        <p className={css.muted}>{texts.chooseOne}</p>
      ) : (
        <>
          <p className={css.chosenName}>{labelOf(bar)}</p>
          <p className={css.muted}>
            {at.carId === undefined ? texts.parked : carNameOf(at.carId)}
            <br />
            {formatPeriod(at)}
            {bar.membership !== null && bar.membership !== bar.person && (
              <>
                <br />
                {bar.membership}
              </>
            )}
          </p>
          {fixed !== undefined && <p className={css.muted}>{fixed}</p>}
          <div className={css.buttons}>
            {fixed === undefined && (
              <>
                <Button isSmall onPress={() => onMove(bar)}>
                  {texts.move}
                </Button>
                {at.carId !== undefined && (
                  <Button isSmall onPress={() => onPark(bar)}>
                    {texts.park}
                  </Button>
                )}
                {onPutBack && (
                  <Button isSmall onPress={() => onPutBack(bar)}>
                    {texts.putBack}
                  </Button>
                )}
              </>
            )}
            {bar.kind === 'reservation' && bar.reservationNumber !== null && (
              <LinkButton variant="quiet" isSmall icon={ExternalLink} href={adminPaths.reservations.recordPath(bar)}>
                {texts.open}
              </LinkButton>
            )}
          </div>
        </>
      )}
    </section>
  )
}
