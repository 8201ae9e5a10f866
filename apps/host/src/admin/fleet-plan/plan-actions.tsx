import { Button, IconButton } from '@delebil/ui'
import { Ban, Keyboard, MapPin } from 'lucide-react'
import { useState } from 'react'
import type { PlanRights } from './bar-rules.ts'
import { PlanKeys } from './plan-keys.tsx'
import { planTexts as texts } from './plan-texts.ts'

interface PlanActionsProps {
  readonly rights: PlanRights
  readonly onCreate: (kind: 'block' | 'assignment') => void
}

const icons = { block: Ban, assignment: MapPin }

/** What can be made on the plan, and what its keys do. */
export function PlanActions({ rights, onCreate }: PlanActionsProps) {
  const [isKeysOpen, setIsKeysOpen] = useState(false)
  const kinds = [...(rights.mayMove ? (['block'] as const) : []), ...(rights.mayPlace ? (['assignment'] as const) : [])]
  return (
    <>
      {kinds.map((kind) => (
        <Button key={kind} icon={icons[kind]} onPress={() => onCreate(kind)}>
          {texts.newOnes[kind]}
        </Button>
      ))}
      <IconButton icon={Keyboard} label={texts.keysButton} onPress={() => setIsKeysOpen(true)} />
      <PlanKeys isOpen={isKeysOpen} onClose={() => setIsKeysOpen(false)} />
    </>
  )
}
