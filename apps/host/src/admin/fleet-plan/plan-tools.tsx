import { useTypedQuery } from '@delebil/admin-components'
import { carCategories } from '@delebil/core-api/admin'
import { Button, DatePicker, IconButton, SearchField, Select } from '@delebil/ui'
import { parseDateField } from '@delebil/validation'
import { formatDate } from '@delebil/validation/text'
import { osloDateText, osloInstant } from '@delebil/validation/time'
import { CalendarDays, ChevronLeft, ChevronRight, MapPin } from 'lucide-react'
import * as css from './plan.css.ts'
import type { Plan } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'
import { dayAfter, type PlanView, windowOf, zooms } from './plan-view.ts'

interface PlanToolsProps {
  readonly view: PlanView
  readonly places: Plan['places']
  readonly now: Date
  readonly onChange: (change: Partial<PlanView>) => void
}

const parseDay = (text: string) => {
  const day = parseDateField(text)
  return day && osloDateText(osloInstant(day))
}
const EVERYWHERE = 'alle'
const categories = Object.entries(carCategories).map(([id, label]) => ({ id, label }))

/** Which days, and where. */
export function PlanTools({ view, places, now, onChange }: PlanToolsProps) {
  const { zoom, day, locationId } = view
  const { start, end } = windowOf(view)
  const days = zooms[zoom].days
  const [typed, setTyped] = useTypedQuery(view.q, (q) => onChange({ q }))
  const last = new Date(end.getTime() - 1)
  const options = places.map(({ id, name, carCount }) => ({
    id: String(id),
    label: texts.placeWithCars(name, carCount),
  }))
  return (
    <div className={css.tools}>
      <div className={css.dates}>
        <Button icon={CalendarDays} onPress={() => onChange({ day: osloDateText(now) })}>
          {texts.today}
        </Button>
        <IconButton icon={ChevronLeft} label={texts.earlier} onPress={() => onChange({ day: dayAfter(day, -days) })} />
        <IconButton icon={ChevronRight} label={texts.later} onPress={() => onChange({ day: dayAfter(day, days) })} />
        <p className={css.span} aria-live="polite">
          {days === 1 ? formatDate(start) : `${formatDate(start)} – ${formatDate(last)}`}
        </p>
      </div>
      <div className={css.filters}>
        <div className={css.field}>
          <DatePicker
            label={texts.day}
            value={day}
            onChange={(next) => next !== null && onChange({ day: next })}
            parseText={parseDay}
          />
        </div>
        <div className={css.field}>
          <SearchField label={texts.find} placeholder={texts.findHint} value={typed} onChange={setTyped} />
        </div>
        <div className={css.field}>
          <Select
            label={texts.category}
            options={[{ id: EVERYWHERE, label: texts.allCategories }, ...categories]}
            value={view.category ?? EVERYWHERE}
            onChange={(id) => onChange({ category: id === EVERYWHERE ? undefined : (id as PlanView['category']) })}
          />
        </div>
        <div className={css.field}>
          <Select
            label={texts.place}
            icon={MapPin}
            options={[{ id: EVERYWHERE, label: texts.everywhere }, ...options]}
            value={locationId === undefined ? EVERYWHERE : String(locationId)}
            onChange={(id) => onChange({ locationId: id === EVERYWHERE ? undefined : Number(id) })}
          />
        </div>
      </div>
    </div>
  )
}
