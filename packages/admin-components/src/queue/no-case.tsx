import { EmptyState } from '@delebil/ui'
import { CircleCheck } from 'lucide-react'
import type { useList } from '../list/use-list.ts'
import { texts } from '../texts.ts'

interface NoCaseProps {
  /** How the list is on its way. */
  readonly status: ReturnType<typeof useList>['status']
}

/** Where a case would stand: says it when none waits. */
export function NoCase({ status }: NoCaseProps) {
  if (status !== 'empty' && status !== 'nothing') return null
  return (
    <EmptyState icon={CircleCheck} heading={texts.queueDone}>
      {texts.queueDoneHelp}
    </EmptyState>
  )
}
