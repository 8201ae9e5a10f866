import { Button, EmptyState } from '@delebil/ui'
import { CarFront } from 'lucide-react'
import { planTexts as texts } from './plan-texts.ts'
import type { PlanView } from './plan-view.ts'

interface NoCarsProps {
  readonly view: PlanView
  readonly change: (next: Partial<PlanView>) => void
}

/** No car is here, or none is what is looked for. */
export function NoCars({ view: { q, category, isFreeOnly }, change }: NoCarsProps) {
  const isSought = q !== '' || category !== undefined || isFreeOnly
  if (!isSought) {
    return (
      <EmptyState icon={CarFront} heading={texts.noCars}>
        {texts.noCarsText}
      </EmptyState>
    )
  }
  const all = <Button onPress={() => change({ q: '', category: undefined, isFreeOnly: false })}>{texts.showAll}</Button>
  return (
    <EmptyState icon={CarFront} heading={texts.noneFound} action={all}>
      {texts.noneFoundText}
    </EmptyState>
  )
}
