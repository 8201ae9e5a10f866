import { Switch } from '@delebil/ui'
import { MINUTE_MS } from '@delebil/validation/time'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useNow } from '../data/use-now.ts'
import { flexibleTexts } from '../locale/flexible-texts.ts'
import { searchTexts } from '../locale/search-texts.ts'
import { FlexibleDay } from './flexible-day.tsx'
import { FlexibleTimeFields } from './flexible-time-fields.tsx'
import type { Search } from './model.ts'
import { PeriodCalendar } from './period-calendar.tsx'
import { PeriodTimes } from './period-times.tsx'
import { QuickTimeChips } from './quick-time-chips.tsx'
import { quickTimes } from './quick-times.ts'
import * as css from './when-fields.css.ts'

export interface WhenFieldsProps {
  readonly search: Search
  /** Whether a trip may be slid. */
  readonly hasFlexible: boolean
  /** Stands under the times. */
  readonly children?: ReactNode
}

/** When: a time that many ask for, or a day and its hours; or a trip that may be slid. */
export function WhenFields({ search, hasFlexible, children }: WhenFieldsProps) {
  const isFlexible = useSnapshot(search.state).flexible.isOn && hasFlexible
  const now = useNow(MINUTE_MS)
  return (
    <div className={css.frame}>
      {!isFlexible && <QuickTimeChips search={search} label={searchTexts.quickTimes} times={quickTimes(now)} />}
      <div className={css.columns}>
        <div className={css.calendar}>
          {isFlexible ? <FlexibleDay search={search} /> : <PeriodCalendar search={search} />}
        </div>
        <div className={css.column}>
          {isFlexible ? <FlexibleTimeFields search={search} /> : <PeriodTimes search={search} />}
          {hasFlexible && (
            <div className={css.flexible}>
              <Switch
                isSelected={isFlexible}
                onChange={(isOn) => search.setFlexible({ isOn })}
                note={flexibleTexts.toggleNote}
              >
                {flexibleTexts.toggle}
              </Switch>
            </div>
          )}
          {children}
        </div>
      </div>
    </div>
  )
}
