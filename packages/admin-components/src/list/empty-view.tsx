import { Button, EmptyState } from '@delebil/ui'
import { CircleCheck } from 'lucide-react'
import type { StandingView } from '../screen/screen.ts'
import { listTexts } from './list-texts.ts'

export interface EmptyViewProps {
  readonly view: Pick<StandingView, 'name' | 'none'>
  readonly onShowAll: () => void
}

/** A view with nothing in it, and the way to all there is. */
export function EmptyView({ view: { name, none }, onShowAll }: EmptyViewProps) {
  return (
    <EmptyState
      icon={CircleCheck}
      heading={none?.[0] ?? listTexts.emptyView(name)}
      action={<Button onPress={onShowAll}>{listTexts.showAll}</Button>}
    >
      {none?.[1]}
    </EmptyState>
  )
}
