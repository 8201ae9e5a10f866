import { Button, IconButton, MenuButton } from '@delebil/ui'
import { Ban, Keyboard, MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import { useWide } from '../../site/context/use-wide.ts'
import type { PlanRights } from './bar-rules.ts'
import { PlanKeys } from './plan-keys.tsx'
import { planTexts as texts } from './plan-texts.ts'

interface PlanActionsProps {
  readonly rights: PlanRights
  readonly onCreate: (kind: 'block' | 'assignment') => void
}

const icons = { block: Ban, assignment: MapPin }

/** What can be made on the plan, and what its keys do; a phone has no keys, and one sign for what can be made. */
export function PlanActions({ rights, onCreate }: PlanActionsProps) {
  const [isKeysOpen, setIsKeysOpen] = useState(false)
  const isWide = useWide()
  const kinds = [...(rights.mayMove ? (['block'] as const) : []), ...(rights.mayPlace ? (['assignment'] as const) : [])]
  if (!isWide) {
    return (
      kinds.length > 0 && (
        <MenuButton
          label={texts.make}
          trigger={<IconButton icon={Plus} label={texts.make} />}
          entries={kinds.map((id) => ({ id, label: texts.newOnes[id], icon: icons[id] }))}
          onAction={(id) => onCreate(id as (typeof kinds)[number])}
        />
      )
    )
  }
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
