import { carCategories } from '@delebil/core-api/admin'
import { DatePicker, SegmentedControl, Select, ToggleChip } from '@delebil/ui'
import { parseDateField } from '@delebil/validation'
import { osloDateText, osloInstant } from '@delebil/validation/time'
import * as css from './plan.css.ts'
import type { Plan } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'
import type { PlanView } from './plan-view.ts'

export interface PlanChoicesProps {
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

/** The day, the place, the class, and how they are shown. */
export function PlanChoices({ view, places, onChange }: PlanChoicesProps) {
  const { day, locationId, category, isFreeOnly, tab } = view
  const options = places.map(({ id, name, carCount }) => ({
    id: String(id),
    label: texts.placeWithCars(name, carCount),
  }))
  return (
    <>
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
    </>
  )
}

/** How many of them leave cars out. */
export const choicesOf = ({ locationId, category, isFreeOnly }: PlanView): number =>
  [locationId !== undefined, category !== undefined, isFreeOnly].filter(Boolean).length
