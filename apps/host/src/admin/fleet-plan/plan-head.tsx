import { InPageHead } from '@delebil/admin-components'
import { Button, IconButton } from '@delebil/ui'
import { formatDate } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWide } from '../../site/context/use-wide.ts'
import * as css from './plan.css.ts'
import { planTexts as texts } from './plan-texts.ts'
import { dayAfter, type PlanView, windowOf, zooms } from './plan-view.ts'
import { ZoomControl } from './zoom-control.tsx'

interface PlanHeadProps {
  readonly view: PlanView
  readonly now: Date
  readonly onChange: (change: Partial<PlanView>) => void
}

/** In the line over the page: which days, and how many. */
export function PlanHead({ view, now, onChange }: PlanHeadProps) {
  const { zoom, day } = view
  const isWide = useWide()
  const today = osloDateText(now)
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
        {(isWide || day !== today) && (
          <Button isSmall onPress={() => onChange({ day: today })}>
            {texts.today}
          </Button>
        )}
      </InPageHead>
      {isWide && (
        <InPageHead at="actions">
          <ZoomControl view={view} onChange={onChange} />
        </InPageHead>
      )}
    </>
  )
}
