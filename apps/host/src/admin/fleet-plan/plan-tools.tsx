import { useTypedQuery } from '@delebil/admin-components'
import { carCategories } from '@delebil/core-api/admin'
import { DatePicker, SearchField, SegmentedControl, Select, ToggleChip } from '@delebil/ui'
import { parseDateField } from '@delebil/validation'
import { osloDateText, osloInstant } from '@delebil/validation/time'
import * as css from './plan.css.ts'
import type { Plan } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'
import type { PlanView } from './plan-view.ts'

interface PlanToolsProps {
  readonly view: PlanView
  readonly places: Plan['places']
  readonly onChange: (change: Partial<PlanView>) => void
}

const parseDay = (text: string) => {
  const day = parseDateField(text)
  return day && osloDateText(osloInstant(day))
}
const EVERYWHERE = 'alle'
const categories = Object.entries(carCategories).map(([id, label]) => ({ id, label }))
const tabs = [
  { id: 'tidslinje', label: texts.timeline },
  { id: 'liste', label: texts.list },
]

/** Which cars, and how they are shown. */
export function PlanTools({ view, places, onChange }: PlanToolsProps) {
  const { q, day, locationId, category, isFreeOnly, tab } = view
  const [typed, setTyped] = useTypedQuery(q, (next) => onChange({ q: next }))
  const options = places.map(({ id, name, carCount }) => ({
    id: String(id),
    label: texts.placeWithCars(name, carCount),
  }))
  return (
    <div className={css.tools}>
      <div className={css.find}>
        <SearchField label={texts.find} isLabelHidden placeholder={texts.findHint} value={typed} onChange={setTyped} />
      </div>
      <div className={css.dayField}>
        <DatePicker
          label={texts.day}
          isLabelHidden
          value={day}
          onChange={(next) => next !== null && onChange({ day: next })}
          parseText={parseDay}
        />
      </div>
      <div className={css.field}>
        <Select
          label={texts.place}
          isLabelHidden
          options={[{ id: EVERYWHERE, label: texts.everywhere }, ...options]}
          value={locationId === undefined ? EVERYWHERE : String(locationId)}
          onChange={(id) => onChange({ locationId: id === EVERYWHERE ? undefined : Number(id) })}
        />
      </div>
      <div className={css.field}>
        <Select
          label={texts.category}
          isLabelHidden
          options={[{ id: EVERYWHERE, label: texts.allCategories }, ...categories]}
          value={category ?? EVERYWHERE}
          onChange={(id) => onChange({ category: id === EVERYWHERE ? undefined : (id as PlanView['category']) })}
        />
      </div>
      <ToggleChip isSelected={isFreeOnly} onChange={(next) => onChange({ isFreeOnly: next })}>
        {texts.freeNow}
      </ToggleChip>
      <div className={css.atEnd}>
        <SegmentedControl
          label={texts.views}
          isLabelHidden
          options={tabs}
          value={tab}
          onChange={(id) => onChange({ tab: id as PlanView['tab'] })}
        />
      </div>
    </div>
  )
}
