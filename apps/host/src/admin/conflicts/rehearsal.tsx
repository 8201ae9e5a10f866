import type { ConflictSolution, Resolution } from '@delebil/core-api/admin'
import { Banner, Button, Inline, Stack } from '@delebil/ui'
import { formatPeriod } from '@delebil/validation/text'
import { useEffect, useRef } from 'react'
import { conflictTexts as texts } from './conflict-texts.ts'
import * as css from './conflicts.css.ts'

interface RehearsalProps {
  readonly resolution: Resolution
  /** What the server did, and undid. */
  readonly solution: ConflictSolution
  readonly isBusy: boolean
  readonly message: string | undefined
  readonly onApply: () => void
  readonly onBack: () => void
}

const lineOf = (
  { kind, moves }: Resolution,
  { reservationNumber, licensePlate, isCanceled, ...times }: ConflictSolution['reservations'][number],
): string => {
  if (isCanceled) return texts.ends(reservationNumber)
  if (kind === 'keep' || moves.length === 0) return texts.keeps(reservationNumber, licensePlate)
  const period = { start: new Date(times.start), end: new Date(times.end) }
  return texts.moves(reservationNumber, licensePlate, formatPeriod(period))
}

/** What will happen, tried out on the server; one press more does it. */
export function Rehearsal({ resolution, solution, isBusy, message, onApply, onBack }: RehearsalProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const people = solution.notified.map(
    ({ reservationId }) =>
      resolution.messages.find((one) => one.reservationId === reservationId)?.person ?? texts.nobody,
  )
  return (
    <section className={css.rehearsal} aria-labelledby="rehearsal">
      <Stack gapPx={16}>
        <h3 id="rehearsal" ref={heading} tabIndex={-1} className={css.heading}>
          {texts.rehearsed}
        </h3>
        <ul className={css.happens}>
          {solution.reservations.map((one) => (
            <li key={one.reservationId}>{lineOf(resolution, one)}</li>
          ))}
          <li>{people.length > 0 ? texts.notified(people.join(', ')) : texts.notifiedNobody}</li>
        </ul>
        {message !== undefined && <Banner tone="error" title={message} />}
        <Inline gapPx={8}>
          <Button variant="primary" isPending={isBusy} onPress={onApply}>
            {people.length > 0 ? texts.applyAndNotify : texts.apply}
          </Button>
          <Button onPress={onBack}>{texts.change}</Button>
        </Inline>
      </Stack>
    </section>
  )
}
