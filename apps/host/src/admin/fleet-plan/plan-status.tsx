import { Button } from '@delebil/ui'
import { Keyboard, Plus } from 'lucide-react'
import { useState } from 'react'
import type { PlanRights } from './bar-rules.ts'
import * as css from './plan.css.ts'
import { PlanKeys } from './plan-keys.tsx'
import { planTexts as texts } from './plan-texts.ts'
import type { Zoom } from './plan-view.ts'
import { ZoomChoice } from './zoom-choice.tsx'

interface PlanStatusProps {
  readonly news: number
  readonly onShowNews: () => void
  readonly rights: PlanRights
  readonly zoom: Zoom
  readonly onZoom: (zoom: Zoom) => void
  readonly onCreate: (kind: 'block' | 'assignment') => void
}

/** Above the plan: what is new, how many days are shown, and what can be made. */
export function PlanStatus({ news, onShowNews, rights, zoom, onZoom, onCreate }: PlanStatusProps) {
  const [isKeysOpen, setIsKeysOpen] = useState(false)
  const kinds = [...(rights.mayMove ? (['block'] as const) : []), ...(rights.mayPlace ? (['assignment'] as const) : [])]
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
      {kinds.map((kind) => (
        <Button key={kind} isSmall icon={Plus} onPress={() => onCreate(kind)}>
          {texts.newOnes[kind]}
        </Button>
      ))}
      <Button isSmall variant="quiet" icon={Keyboard} onPress={() => setIsKeysOpen(true)}>
        {texts.keysButton}
      </Button>
      <ZoomChoice zoom={zoom} onChange={onZoom} />
      <PlanKeys isOpen={isKeysOpen} onClose={() => setIsKeysOpen(false)} />
    </div>
  )
}
