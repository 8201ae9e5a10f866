import { Button } from '@delebil/ui'
import { Keyboard, Plus } from 'lucide-react'
import { useState } from 'react'
import type { PlanRights } from './bar-rules.ts'
import * as css from './plan.css.ts'
import { PlanKeys } from './plan-keys.tsx'
import { planTexts as texts } from './plan-texts.ts'

interface PlanActionsProps {
  readonly rights: PlanRights
  readonly onCreate: (kind: 'block' | 'assignment') => void
}

/** What can be made on the plan, and what its keys do. */
export function PlanActions({ rights, onCreate }: PlanActionsProps) {
  const [isKeysOpen, setIsKeysOpen] = useState(false)
  const kinds = [...(rights.mayMove ? (['block'] as const) : []), ...(rights.mayPlace ? (['assignment'] as const) : [])]
  return (
    <div className={css.actions}>
      {kinds.map((kind) => (
        <Button key={kind} isSmall icon={Plus} onPress={() => onCreate(kind)}>
          {texts.newOnes[kind]}
        </Button>
      ))}
      <Button isSmall variant="quiet" icon={Keyboard} onPress={() => setIsKeysOpen(true)}>
        {texts.keysButton}
      </Button>
      <PlanKeys isOpen={isKeysOpen} onClose={() => setIsKeysOpen(false)} />
    </div>
  )
}
