import type { PlanCar } from '@delebil/core-api/admin'
import { Button, ComboBox, DatePicker, Inline, Modal, Stack, TimeSelect } from '@delebil/ui'
import { addOsloDays, checkPeriod, osloDateText, osloInstant, parseDateField, problemText } from '@delebil/validation'
import { useState } from 'react'
import type { Target } from './draft.ts'
import { halfHoursOf } from './half-hours.ts'
import * as css from './plan.css.ts'
import type { Bar } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'
import { carName, labelOf } from './to-timeline.ts'

interface MoveDialogProps {
  readonly bar: Bar
  readonly at: Target
  readonly cars: readonly PlanCar[]
  readonly onMove: (to: Target) => void
  readonly onClose: () => void
}

const MAX_DAYS_AHEAD = 800
const parseDay = (text: string): string | undefined => {
  const day = parseDateField(text)
  return day && osloDateText(osloInstant(day))
}

/** Moves without dragging: another car, another time. */
export function MoveDialog({ bar, at, cars, onMove, onClose }: MoveDialogProps) {
  const [carId, setCarId] = useState(at.carId ?? bar.carId)
  const [period, setPeriod] = useState({ start: at.start, end: at.end })
  const problem = checkPeriod(period)
  const setStart = (start: Date) =>
    setPeriod({ start, end: new Date(start.getTime() + period.end.getTime() - period.start.getTime()) })
  const options = cars.map((car) => ({
    id: String(car.id),
    label: `${carName(car)} · ${car.model}`,
    group: car.location,
  }))
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
          options={options}
          value={String(carId)}
          onChange={(id) => id !== null && setCarId(Number(id))}
        />
        <Moment names={[texts.startDay, texts.startTime]} at={period.start} onChange={setStart} />
        <Moment
          names={[texts.endDay, texts.endTime]}
          at={period.end}
          onChange={(end) => setPeriod({ ...period, end })}
          error={problem && problemText[problem]}
        />
      </Stack>
    </Modal>
  )
}

interface MomentProps {
  readonly names: readonly [day: string, time: string]
  readonly at: Date
  readonly onChange: (at: Date) => void
  readonly error?: string | undefined
}

function Moment({ names: [dayName, timeName], at, onChange, error }: MomentProps) {
  const day = osloDateText(at)
  const times = halfHoursOf(day, at)
  const changeDay = (next: string | null) => {
    const found = next === null ? undefined : parseDateField(next)
    const here = parseDateField(day)
    if (!found || !here) return
    const days = Math.round(
      (Date.UTC(found.year, found.month - 1, found.day) - Date.UTC(here.year, here.month - 1, here.day)) / 86_400_000,
    )
    onChange(addOsloDays(at, days))
  }
  const now = new Date()
  return (
    <Inline gapPx={12}>
      <DatePicker
        label={dayName}
        value={day}
        onChange={changeDay}
        parseText={parseDay}
        minDate={osloDateText(addOsloDays(now, -MAX_DAYS_AHEAD))}
        maxDate={osloDateText(addOsloDays(now, MAX_DAYS_AHEAD))}
      />
      <TimeSelect
        label={timeName}
        options={times}
        value={at.toISOString()}
        onChange={(id) => onChange(new Date(id))}
        error={error}
      />
    </Inline>
  )
}
