import { InPageHead } from '@delebil/admin-components'
import { Button, IconButton, SegmentedControl } from '@delebil/ui'
import { formatDate } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import * as css from './plan.css.ts'
import { planTexts as texts } from './plan-texts.ts'
import { dayAfter, type PlanView, windowOf, type Zoom, zooms } from './plan-view.ts'

interface PlanHeadProps {
  readonly view: PlanView
  readonly now: Date
  readonly onChange: (change: Partial<PlanView>) => void
}

const lengths = (Object.keys(zooms) as Zoom[]).map((id) => ({ id, label: texts.zooms[id] }))

/** In the line over the page: which days, and how many. */
export function PlanHead({ view, now, onChange }: PlanHeadProps) {
  const { zoom, day } = view
  const { start, end } = windowOf(view)
  const { days } = zooms[zoom]
  const last = new Date(end.getTime() - 1)
  const shown = days === 1 ? formatDate(start) : `${formatDate(start)} – ${formatDate(last)}`
  return (
    <>
      <InPageHead at="context">
        <IconButton icon={ChevronLeft} label={texts.earlier} onPress={() => onChange({ day: dayAfter(day, -days) })} />
        <p className={css.span} aria-live="polite">
          {shown}
        </p>
        <IconButton icon={ChevronRight} label={texts.later} onPress={() => onChange({ day: dayAfter(day, days) })} />
        <Button isSmall onPress={() => onChange({ day: osloDateText(now) })}>
          {texts.today}
        </Button>
      </InPageHead>
      <InPageHead at="actions">
        <SegmentedControl
          label={texts.zoom}
          isLabelHidden
          options={lengths}
          value={zoom}
          onChange={(id) => onChange({ zoom: id as Zoom })}
        />
      </InPageHead>
    </>
  )
}
