import type { Reservation } from '@delebil/core-api'
import { Button, PriceLines } from '@delebil/ui'
import { type PriceLine, sumLines } from '@delebil/validation'
import { formatNok, formatTime, priceUnitText } from '@delebil/validation/text'
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

/** What a trip under way has cost so far and will cost at its end. */
export function RunningCost({ children, ...props }: RunningCostProps) {
  const { may } = useLaw(props.reservation, props.now)
  return may('running-cost') === undefined ? <OpenTrip {...props}>{children}</OpenTrip> : children
}

function OpenTrip({ reservation, now, isWhole, children }: RunningCostProps) {
  const cost = useRunningCost(reservation, now)
  if (cost === undefined) return children
  const { soFar, atEnd, changesAt, tariff } = cost
  const isLate = now > new Date(reservation.end)
  const notes = [
    isLate ? own.late : own.promised,
    ...(tariff.kilometerTiers.some(({ orePerKm }) => orePerKm > 0) ? [own.kilometers] : []),
  ]
  return (
    <Section heading={own.heading}>
      <dl className={css.sums}>
        <Sum name={own.soFar} lines={soFar} isMain />
        <Sum name={own.atEnd} lines={atEnd} />
      </dl>
      {changesAt && <p className={muted}>{own.next(formatTime(changesAt))}</p>}
      {isWhole && notes.map((note) => <NoteLine key={note}>{note}</NoteLine>)}
      {isWhole && <Lines soFar={soFar} atEnd={atEnd} />}
    </Section>
  )
}

function NoteLine({ children }: { readonly children: string }) {
  return <p className={muted}>{children}</p>
}

interface SumProps {
  readonly name: string
  readonly lines: readonly PriceLine[]
  readonly isMain?: boolean
}

function Sum({ name, lines, isMain = false }: SumProps) {
  return (
    <div className={css.sum}>
      <dt className={css.name}>{name}</dt>
      <dd className={isMain ? css.mainValue : css.value}>{formatNok(sumLines(lines))}</dd>
    </div>
  )
}

function Lines({ soFar, atEnd }: { readonly soFar: readonly PriceLine[]; readonly atEnd: readonly PriceLine[] }) {
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  const table = (label: string, lines: readonly PriceLine[]) => (
    <div>
      <p className={css.tableName} aria-hidden="true">
        {label}
      </p>
      <PriceLines
        label={label}
        lines={lines.map((line) => ({ ...line, unit: priceUnitText[line.unit] }))}
        totalOre={sumLines(lines)}
        formatNok={formatNok}
      />
    </div>
  )
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
      <div id={id} className={css.tables} hidden={!isShown}>
        {isShown && table(own.linesSoFar, soFar)}
        {isShown && table(own.linesAtEnd, atEnd)}
      </div>
    </>
  )
}
