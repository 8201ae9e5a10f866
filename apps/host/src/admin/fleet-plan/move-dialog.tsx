import type { PlanCar } from '@delebil/core-api/admin'
import { ComboBox, type FieldErrors, FormDialog, useForm } from '@delebil/ui'
import { checkPeriod } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import { MomentField } from '../shared/moment-field.tsx'
import type { Target } from './draft.ts'
import * as css from './plan.css.ts'
import type { Bar } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'
import { carOptions, labelOf } from './to-timeline.ts'

interface MoveDialogProps {
  readonly bar: Bar
  readonly at: Target
  readonly cars: readonly PlanCar[]
  readonly onMove: (to: Target) => void
  readonly onClose: () => void
}

function wrongIn(period: Pick<Target, 'start' | 'end'>): FieldErrors {
  const problem = checkPeriod(period)
  return { end: problem && problemText[problem] }
}

/** Moves a reservation without dragging: another car, another time. */
export function MoveDialog({ bar, at, cars, onMove, onClose }: MoveDialogProps) {
  const form = useForm({
    initial: { carId: at.carId ?? bar.carId, start: at.start, end: at.end },
    check: wrongIn,
    send: async (to) => onMove(to),
  })
  const { carId, start, end } = form.values
  const setStart = (next: Date) =>
    form.set({ start: next, end: new Date(next.getTime() + end.getTime() - start.getTime()) })
  return (
    <FormDialog form={form} onClose={onClose} heading={texts.dialog} submit={texts.putInDraft}>
      <p className={css.strong}>{labelOf(bar)}</p>
      <ComboBox
        label={texts.car}
        options={carOptions(cars)}
        value={String(carId)}
        onChange={(id) => id !== null && form.set({ carId: Number(id) })}
      />
      <MomentField names={[texts.startDay, texts.startTime]} at={start} onChange={setStart} />
      <MomentField
        names={[texts.endDay, texts.endTime]}
        at={end}
        onChange={(next) => form.set({ end: next })}
        error={wrongIn(form.values)['end']}
      />
    </FormDialog>
  )
}
