import { periodMinutes } from '@delebil/validation'
import { formatLength, formatLongDate, formatPeriod, formatTime } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import { CalendarDays } from 'lucide-react'
import { useId, useState } from 'react'
import { texts } from '../locale/texts.ts'
import { editor } from './booking.css.ts'
import type { BookingParts, PeriodFieldsProps } from './booking-parts.ts'
import { ChangeButton, ConfirmRow } from './confirm-row.tsx'

interface PeriodRowProps extends PeriodFieldsProps, Pick<BookingParts, 'PeriodFields'> {}

/** When, and another time where it stands. The time is changed by the person alone: a start at once stays the minute it was. */
export function PeriodRow({ period, onChange, PeriodFields }: PeriodRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const isOneDay = osloDateText(period.start) === osloDateText(period.end)
  const times = `${formatTime(period.start)}–${formatTime(period.end)}`
  const length = formatLength(periodMinutes(period))
  return (
    <>
      <ConfirmRow
        icon={CalendarDays}
        title={isOneDay ? formatLongDate(period.start) : formatPeriod(period)}
        text={isOneDay ? `${times} · ${length}` : length}
      >
        <ChangeButton
          isOpen={isOpen}
          controls={id}
          label={isOpen ? texts.booking.changed : texts.booking.changeTime}
          onPress={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.booking.changed : texts.booking.change}
        </ChangeButton>
      </ConfirmRow>
      {isOpen && (
        <div id={id} className={editor}>
          <PeriodFields period={period} onChange={onChange} />
        </div>
      )}
    </>
  )
}
