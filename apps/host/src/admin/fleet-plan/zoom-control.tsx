import { SegmentedControl } from '@delebil/ui'
import { planTexts as texts } from './plan-texts.ts'
import { type PlanView, type Zoom, zooms } from './plan-view.ts'

interface ZoomControlProps {
  readonly view: PlanView
  readonly onChange: (change: Partial<PlanView>) => void
}

const lengths = (Object.keys(zooms) as Zoom[]).map((id) => ({ id, label: texts.zooms[id] }))

/** How many days are seen at once. */
export function ZoomControl({ view, onChange }: ZoomControlProps) {
  return (
    <SegmentedControl
      label={texts.zoom}
      isLabelHidden
      options={lengths}
      value={view.zoom}
      onChange={(id) => onChange({ zoom: id as Zoom })}
    />
  )
}
