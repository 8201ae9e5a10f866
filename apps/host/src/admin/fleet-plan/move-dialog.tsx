import type { PlanCar } from '@delebil/core-api/admin'
import { Button, ComboBox, Modal, Stack } from '@delebil/ui'
import { checkPeriod } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import { useState } from 'react'
import type { Target } from './draft.ts'
import { MomentField } from './moment-field.tsx'
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

/** Moves a reservation without dragging: another car, another time. */
export function MoveDialog({ bar, at, cars, onMove, onClose }: MoveDialogProps) {
  const [carId, setCarId] = useState(at.carId ?? bar.carId)
  const [period, setPeriod] = useState({ start: at.start, end: at.end })
  const problem = checkPeriod(period)
  const setStart = (start: Date) =>
    setPeriod({ start, end: new Date(start.getTime() + period.end.getTime() - period.start.getTime()) })
  const buttons = (
    <>
      <Button onPress={onClose}>{texts.cancel}</Button>
      <Button variant="primary" onPress={() => problem === undefined && onMove({ carId, ...period })}>
        {texts.putInDraft}
      </Button>
    </>
  )
  return (
    <Modal isOpen onClose={onClose} heading={texts.dialog} actions={buttons}>
      <Stack gapPx={16}>
        <p className={css.strong}>{labelOf(bar)}</p>
        <ComboBox
          label={texts.car}
          options={carOptions(cars)}
          value={String(carId)}
          onChange={(id) => id !== null && setCarId(Number(id))}
        />
        <MomentField names={[texts.startDay, texts.startTime]} at={period.start} onChange={setStart} />
        <MomentField
          names={[texts.endDay, texts.endTime]}
          at={period.end}
          onChange={(end) => setPeriod({ ...period, end })}
          error={problem && problemText[problem]}
        />
      </Stack>
    </Modal>
  )
}
