import { DatePicker, Select, Stack, TimeSelect } from '@delebil/ui'
import { BOOKING_HORIZON_DAYS } from '@delebil/validation'
import { checkFlexibleRequest } from '@delebil/validation/flexible-search'
import { problemText } from '@delebil/validation/text'
import { addOsloDays, MINUTE_MS, osloDateText } from '@delebil/validation/time'
import { useSnapshot } from 'valtio'
import { useNow } from '../data/use-now.ts'
import { flexibleTexts } from '../locale/flexible-texts.ts'
import { clockChoices, flexibleRequest, lengthChoices } from './flexible.ts'
import type { Search } from './model.ts'
import { pair } from './search.css.ts'
import { parseDay } from './time-fields.tsx'

/** How long, which day, and between which times. */
export function FlexibleFields({ search }: { readonly search: Search }) {
  const { flexible } = useSnapshot(search.state)
  const now = useNow(MINUTE_MS)
  const { day, fromMinutes, toMinutes, lengthMinutes } = flexible
  const problem = checkFlexibleRequest(flexibleRequest(flexible), now)
  const choices = clockChoices(day)
  return (
    <Stack gapPx={12}>
      <div className={pair}>
        <Select
          label={flexibleTexts.length}
          options={lengthChoices}
          value={String(lengthMinutes)}
          onChange={(id) => search.setFlexible({ lengthMinutes: Number(id) })}
        />
        <DatePicker
          label={flexibleTexts.day}
          value={day}
          minDate={osloDateText(now)}
          maxDate={osloDateText(addOsloDays(now, BOOKING_HORIZON_DAYS))}
          parseText={parseDay}
          onChange={(chosen) => chosen !== null && search.setFlexible({ day: chosen })}
        />
      </div>
      <div className={pair}>
        <TimeSelect
          label={flexibleTexts.from}
          options={choices}
          value={String(fromMinutes)}
          onChange={(id) => search.setFlexible({ fromMinutes: Number(id) })}
        />
        <TimeSelect
          label={flexibleTexts.to}
          options={choices}
          value={String(toMinutes)}
          error={problem && problemText[problem]}
          onChange={(id) => search.setFlexible({ toMinutes: Number(id) })}
        />
      </div>
    </Stack>
  )
}
