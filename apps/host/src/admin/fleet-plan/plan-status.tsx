import { Button } from '@delebil/ui'
import * as css from './plan.css.ts'
import { planTexts as texts } from './plan-texts.ts'
import type { Zoom } from './plan-view.ts'
import { ZoomChoice } from './zoom-choice.tsx'

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
