import {
  Banner,
  Checkbox,
  DatePicker,
  type FieldErrors,
  RadioGroup,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@delebil/ui'
import {
  EXPENSE_NOTE_MAX_LENGTH,
  EXPENSE_STATION_MAX_LENGTH,
  type ExpenseFuel,
  type ExpenseKind,
  expenseFuels,
  expenseKinds,
  isMeasured,
  parseDateField,
} from '@delebil/validation'
import { expenseFuelText, expenseKindText } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import { expenseTexts as texts } from '../../locale/expense-texts.ts'
import { PicturePicker, type PicturePickerProps } from '../../picture/picture-picker.tsx'
import type { ExpenseValues } from './expense-values.ts'

const kinds = expenseKinds.map((id) => ({ id, label: expenseKindText[id] }))
const fuels = expenseFuels.map((id) => ({ id, label: expenseFuelText[id] }))
const two = (value: number) => String(value).padStart(2, '0')

/** A typed date as `YYYY-MM-DD`. */
const dayOf = (text: string) => {
  const day = parseDateField(text)
  return day && `${day.year}-${two(day.month)}-${two(day.day)}`
}

interface ExpenseFieldsProps {
  readonly form: {
    readonly values: ExpenseValues
    readonly errors: FieldErrors
    readonly set: (values: Partial<ExpenseValues>) => void
  }
  readonly uploads: PicturePickerProps['uploads']
  /** What was refused, of which whoever sends it may be right all the same. */
  readonly deviation: string | undefined
  readonly now: Date
}

/** The receipt first, and then what stands on it. */
export function ExpenseFields({ form: { values, errors, set }, uploads, deviation, now }: ExpenseFieldsProps) {
  const { kind } = values
  const field = <N extends 'amountOre' | 'quantity' | 'time' | 'station' | 'note'>(name: N) => ({
    value: values[name],
    error: errors[name],
    onChange: (value: string) => set({ [name]: value }),
    autoComplete: 'off' as const,
  })
  return (
    <Stack gapPx={16}>
      <PicturePicker uploads={uploads} error={errors['pictureIds'] ?? errors['pictureId']} />
      <Select
        label={texts.kind}
        options={kinds}
        value={kind}
        onChange={(id) => set({ kind: id as ExpenseKind })}
        error={errors['kind']}
      />
      <TextField label={texts.amount} inputMode="decimal" {...field('amountOre')} />
      {isMeasured(kind) && <TextField label={texts.quantity[kind]} inputMode="decimal" {...field('quantity')} />}
      {kind === 'FUEL' && (
        <RadioGroup
          label={texts.fuel}
          options={fuels}
          value={values.fuel}
          onChange={(id) => set({ fuel: id as ExpenseFuel })}
          error={errors['fuel']}
        />
      )}
      <DatePicker
        label={texts.day}
        value={values.boughtAt}
        maxDate={osloDateText(now)}
        parseText={dayOf}
        onChange={(boughtAt) => set({ boughtAt })}
        error={errors['boughtAt']}
      />
      <TextField label={texts.time} help={texts.timeHelp} inputMode="numeric" {...field('time')} />
      <TextField
        label={texts.station}
        help={texts.stationHelp}
        isOptional
        maxLength={EXPENSE_STATION_MAX_LENGTH}
        {...field('station')}
      />
      <TextArea label={texts.note} isOptional maxLength={EXPENSE_NOTE_MAX_LENGTH} {...field('note')} />
      {deviation !== undefined && (
        <Banner tone="warning" title={texts.deviates}>
          {deviation}
        </Banner>
      )}
      {(deviation !== undefined || values.acceptDeviations) && (
        <Checkbox isSelected={values.acceptDeviations} onChange={(acceptDeviations) => set({ acceptDeviations })}>
          {texts.accept}
        </Checkbox>
      )}
    </Stack>
  )
}
