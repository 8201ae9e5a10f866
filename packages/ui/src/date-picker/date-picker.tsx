import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Dialog, DialogTrigger, Group, Input, Popover, TextField } from 'react-aria-components'
import { field, frame, inFrameButton, input } from '../field/field.css.ts'
import { FieldHelp, FieldLabel, FieldMessage, type FieldTexts } from '../field/field-parts.tsx'
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx'
import { texts } from '../texts.ts'
import { tabularFigures } from '../theme/reset.css.ts'
import { DateCalendar, type DateCalendarProps } from './date-calendar.tsx'
import { calendarPopover } from './date-picker.css.ts'

export interface DatePickerProps extends FieldTexts, Omit<DateCalendarProps, 'label' | 'onChange' | 'autoFocus'> {
  /** A day as `YYYY-MM-DD`, or `null` where what is typed is no allowed day. */
  onChange: (day: string | null) => void
  /** The caller's rule for what may be typed; gives the day as `YYYY-MM-DD` or `undefined`. */
  parseText: (text: string) => string | undefined
  /** What stands in the field as typed, for the caller's error text. Called when the field is left. */
  onTextCommit?: (text: string) => void
  /** Among tools whose place says what they are for: the label is read aloud alone. */
  isLabelHidden?: boolean
  isDisabled?: boolean
  isRequired?: boolean
  name?: string
}

const writeDay = (day: string | null) => (day === null ? '' : day.split('-').reverse().join('.'))

/** Type a date or choose it in the calendar. What was typed stays, right or wrong. */
export function DatePicker(all: DatePickerProps) {
  const {
    label,
    help,
    error,
    isOptional = false,
    isLabelHidden = false,
    value,
    onChange,
    parseText,
    onTextCommit,
    minDate,
    maxDate,
    isDateUnavailable,
    ...props
  } = all
  const [draft, setDraft] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const text = draft ?? writeDay(value)

  const commit = () => {
    if (draft === undefined) return
    const day = parseText(draft)
    const isAllowed =
      day !== undefined &&
      (minDate === undefined || day >= minDate) &&
      (maxDate === undefined || day <= maxDate) &&
      !isDateUnavailable?.(day)
    if (isAllowed) setDraft(undefined)
    onChange(isAllowed ? day : null)
    onTextCommit?.(draft)
  }
  const choose = (day: string) => {
    setDraft(undefined)
    setIsOpen(false)
    onChange(day)
  }

  return (
    <TextField
      {...props}
      value={text}
      onChange={setDraft}
      onBlur={commit}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={field}
    >
      <FieldLabel label={label} isOptional={isOptional} isHidden={isLabelHidden} />
      <FieldHelp help={help} />
      <Group className={frame} isInvalid={error !== undefined} isDisabled={props.isDisabled ?? false}>
        <Input
          className={`${input} ${tabularFigures}`}
          inputMode="numeric"
          autoComplete="off"
          placeholder={texts.datePattern}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
        <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
          <span className={inFrameButton}>
            <PlainIconButton
              icon={CalendarDays}
              label={`${texts.chooseDate}, ${label}`}
              isDisabled={props.isDisabled ?? false}
            />
          </span>
          <Popover placement="bottom end" offset={8} className={calendarPopover}>
            <Dialog aria-label={texts.chooseDate} style={{ outline: 'none' }}>
              <DateCalendar
                label={label}
                value={value}
                onChange={choose}
                minDate={minDate}
                maxDate={maxDate}
                autoFocus
                {...(isDateUnavailable && { isDateUnavailable })}
              />
            </Dialog>
          </Popover>
        </DialogTrigger>
      </Group>
      <FieldMessage error={error} />
    </TextField>
  )
}
