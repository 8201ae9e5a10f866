import { DateCalendar } from '@delebil/ui'
import { BOOKING_HORIZON_DAYS } from '@delebil/validation'
import { addOsloDays, MINUTE_MS, osloDateText } from '@delebil/validation/time'
import { useSnapshot } from 'valtio'
import { useNow } from '../data/use-now.ts'
import { flexibleTexts } from '../locale/flexible-texts.ts'
import type { Search } from './model.ts'
import { days } from './when-fields.css.ts'

/** The day of a trip that may be slid. */
export function FlexibleDay({ search }: { readonly search: Search }) {
  const { flexible } = useSnapshot(search.state)
  const now = useNow(MINUTE_MS)
  return (
    <div className={days}>
      <DateCalendar
        label={flexibleTexts.day}
        value={flexible.day}
        minDate={osloDateText(now)}
        maxDate={osloDateText(addOsloDays(now, BOOKING_HORIZON_DAYS))}
        onChange={(day) => search.setFlexible({ day })}
      />
    </div>
  )
}
