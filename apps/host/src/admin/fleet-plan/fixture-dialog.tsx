import { Checkbox, ComboBox, FormDialog, type FormRefusal, TextField, useForm } from '@delebil/ui'
import { formatDateTime, problemText } from '@delebil/validation/text'
import { addMinutes } from '@delebil/validation/time'
import { MomentField } from '../shared/moment-field.tsx'
import { isNew, type Target } from './draft.ts'
import * as css from './plan.css.ts'
import { type Bar, openEnd, type Plan } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'
import { carName, carOptions } from './to-timeline.ts'

/** A block or an assignment that is to be made or changed. */
export interface Fixture extends Bar {
  readonly kind: 'block' | 'assignment'
}

interface FixtureDialogProps extends Pick<Plan, 'cars' | 'places'> {
  readonly bar: Fixture
  readonly at: Target
  /** It has begun: only its end is still to be set. */
  readonly isBegun: boolean
  readonly onSet: (to: Target) => void
  readonly onClose: () => void
}

const DAY_MINUTES = 24 * 60
const isShort = ({ isOpen, start, end }: Target) => !isOpen && end <= start

/** Keeps a car from being booked, or places it elsewhere for a time: which car, from when, until when, where and why. */
export function FixtureDialog({ bar, at, cars, places, isBegun, onSet, onClose }: FixtureDialogProps) {
  const { kind } = bar
  const isPlaced = kind === 'assignment'
  const placeOf = (to: Target) => to.locationId ?? bar.locationId
  const form = useForm<Target, FormRefusal, never>({
    initial: { ...at, carId: at.carId ?? bar.carId },
    check: (to) => ({
      locationId: isPlaced && placeOf(to) === undefined ? texts.placeMissing : undefined,
      end: isShort(to) ? problemText['period.end-before-start'] : undefined,
    }),
    send: async (to) => {
      const locationId = placeOf(to)
      onSet({ ...to, ...(locationId !== undefined && { locationId }) })
    },
  })
  const { values: to, set } = form
  const locationId = placeOf(to)
  const setStart = (start: Date) =>
    set({ start, end: to.isOpen ? openEnd(start) : new Date(start.getTime() + to.end.getTime() - to.start.getTime()) })
  const setOpen = (isOpen: boolean) =>
    set({ isOpen, end: isOpen ? openEnd(to.start) : addMinutes(to.start, DAY_MINUTES) })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      heading={texts.fixtureDialogs[kind][isNew(bar) ? 'create' : 'change']}
      submit={texts.putInDraft}
    >
      <WhichCar to={to} cars={cars} set={set} isBegun={isBegun} />
      {isPlaced && (
        <ComboBox
          label={texts.toPlace}
          placeholder={texts.choosePlace}
          options={places.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={locationId === undefined ? null : String(locationId)}
          onChange={(id) => id !== null && set({ locationId: Number(id) })}
          error={form.errors['locationId']}
        />
      )}
      {isBegun ? (
        <p className={css.muted}>{texts.begunAt(formatDateTime(to.start))}</p>
      ) : (
        <MomentField names={[texts.startDay, texts.startTime]} at={to.start} onChange={setStart} />
      )}
      {!to.isOpen && (
        <MomentField
          names={[texts.endDay, texts.endTime]}
          at={to.end}
          onChange={(end) => set({ end })}
          error={isShort(to) ? problemText['period.end-before-start'] : undefined}
        />
      )}
      {isPlaced && (
        <Checkbox isSelected={to.isOpen ?? false} onChange={setOpen}>
          {texts.noEnd}
        </Checkbox>
      )}
      <TextField
        label={texts.note}
        isOptional
        maxLength={500}
        {...(!isPlaced && { help: texts.noteHelp })}
        value={to.note ?? bar.note ?? ''}
        onChange={(note) => set({ note })}
      />
    </FormDialog>
  )
}

interface WhichCarProps extends Pick<FixtureDialogProps, 'cars' | 'isBegun'> {
  readonly to: Target
  readonly set: (more: Partial<Target>) => void
}

// What has begun is of its car for good.
function WhichCar({ to, cars, isBegun, set }: WhichCarProps) {
  if (!isBegun) {
    return (
      <ComboBox
        label={texts.car}
        options={carOptions(cars)}
        value={String(to.carId)}
        onChange={(id) => id !== null && set({ carId: Number(id) })}
      />
    )
  }
  const car = cars.find(({ id }) => id === to.carId)
  return <p className={css.strong}>{car ? carName(car) : `${texts.car} ${to.carId}`}</p>
}
