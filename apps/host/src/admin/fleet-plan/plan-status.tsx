import { Button } from '@delebil/ui'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import * as css from './plan.css.ts'
import { planTexts as texts } from './plan-texts.ts'
import { type Zoom, zooms } from './plan-view.ts'

interface PlanStatusProps {
  readonly news: number
  readonly onShowNews: () => void
  readonly zoom: Zoom
  readonly onZoom: (zoom: Zoom) => void
}

/** On the line of the tabs: what is new, and how many days are shown. */
export function PlanStatus({ news, onShowNews, zoom, onZoom }: PlanStatusProps) {
  return (
    <div className={css.status}>
      {news > 0 && (
        <span className={css.news} role="status">
          {texts.news(news)}
          <Button isSmall onPress={onShowNews}>
            {texts.showNews}
          </Button>
        </span>
      )}
      <ZoomChoice zoom={zoom} onChange={onZoom} />
    </div>
  )
}

/** How many days are shown. */
function ZoomChoice({ zoom, onChange }: { readonly zoom: Zoom; readonly onChange: (zoom: Zoom) => void }) {
  return (
    <ToggleButtonGroup
      aria-label={texts.zoom}
      className={css.zooms}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[zoom]}
      onSelectionChange={(keys) => {
        const [next] = keys
        if (next !== undefined) onChange(next as Zoom)
      }}
    >
      {(Object.keys(zooms) as Zoom[]).map((name) => (
        <ToggleButton key={name} id={name} className={css.zoom}>
          {texts.zooms[name]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
