import type { Reservation } from '@delebil/core-api'
import { Button, PriceLines } from '@delebil/ui'
import { type PriceLine, sumLines } from '@delebil/validation'
import { describePrice, endNowLabel, formatNok, formatTime, priceUnitText } from '@delebil/validation/text'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useLaw } from '../data/use-law.ts'
import { runningCostTexts as own } from '../locale/running-cost-texts.ts'
import { muted } from '../panel/panel.css.ts'
import { Section } from '../panel/section.tsx'
import * as css from './running-cost.css.ts'
import { useRunningCost } from './use-running-cost.ts'

export interface RunningCostProps {
  readonly reservation: Reservation
  readonly now: Date
  /** With lines, as on the reservation's own page. */
  readonly isWhole: boolean
  /** What stands there before the start, after the end, and while the cost is not known. */
  readonly children?: ReactNode
}

/** What ending a trip under way would cost now. */
export function RunningCost({ children, ...props }: RunningCostProps) {
  const { may } = useLaw(props.reservation, props.now)
  return may('running-cost') === undefined ? <OpenTrip {...props}>{children}</OpenTrip> : children
}

function OpenTrip({ reservation, now, isWhole, children }: RunningCostProps) {
  const cost = useRunningCost(reservation, now)
  if (cost === undefined) return children
  const { atEnd, changesAt, period } = cost
  const isLate = now > period.end
  // What is not in the number comes on top of it.
  const { amount, covers } = describePrice({ ...cost, totalOre: sumLines(atEnd), period, kilometers: 0 })
  const isOnTop = cost.drivenKilometers === null && cost.kilometerTiers.some(({ orePerKm }) => orePerKm > 0)
  return (
    <Section heading={own.heading}>
      <p className={css.sum}>
        <span className={css.name}>{endNowLabel}: </span>
        <span className={css.value}>{amount}</span>
        {isOnTop && <span className={muted}> {covers}</span>}
      </p>
      {isLate && changesAt && <NoteLine>{own.next(formatTime(changesAt))}</NoteLine>}
      {isWhole && (
        <>
          <NoteLine>{isLate ? own.late : own.promised}</NoteLine>
          {isOnTop && <NoteLine>{own.kilometers}</NoteLine>}
          {cost.drivenKilometers !== null && <NoteLine>{own.driven(cost.drivenKilometers)}</NoteLine>}
          <Lines lines={atEnd} covers={isOnTop ? covers : ''} />
        </>
      )}
    </Section>
  )
}

function NoteLine({ children }: { readonly children: string }) {
  return <p className={muted}>{children}</p>
}

function Lines({ lines, covers }: { readonly lines: readonly PriceLine[]; readonly covers: string }) {
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  return (
    <>
      <div>
        <Button
          variant="quiet"
          icon={isShown ? ChevronUp : ChevronDown}
          aria-expanded={isShown}
          aria-controls={id}
          onPress={() => setIsShown(!isShown)}
        >
          {isShown ? own.hideLines : own.showLines}
        </Button>
      </div>
      <div id={id} hidden={!isShown}>
        {isShown && (
          <PriceLines
            label={own.lines}
            lines={lines.map((line) => ({ ...line, unit: priceUnitText[line.unit] }))}
            totalOre={sumLines(lines)}
            totalText={endNowLabel}
            covers={covers}
            formatNok={formatNok}
          />
        )}
      </div>
    </>
  )
}
