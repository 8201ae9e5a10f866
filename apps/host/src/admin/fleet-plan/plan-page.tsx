import { mayAny, useAdminHost } from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import { Button, EmptyState, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import { CircleAlert, WifiOff } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useWide } from '../../site/context/use-wide.ts'
import * as css from './plan.css.ts'
import { PlanBoard } from './plan-board.tsx'
import { planTexts as texts } from './plan-texts.ts'
import { PlanTools } from './plan-tools.tsx'
import { type PlanView, readView, writeView } from './plan-view.ts'
import { useDraft } from './use-draft.ts'
import { useMinute } from './use-minute.ts'
import { usePlan } from './use-plan.ts'

/** What each car is kept for, place by place, and what is to be moved: gathered as a draft, seen whole, done at once. */
export function FleetPlanPage() {
  const { query, setQuery, permissions, online, guard } = useAdminHost()
  const isWide = useWide()
  const now = useMinute()
  const view = readView(query, now, isWide)
  const [isHeld, setIsHeld] = useState(false)
  const { plan, news, show, refusal, again } = usePlan(view, isHeld)
  const mayMove = mayAny(permissions, ['RESERVATION_WRITE'])
  const mayPlace = mayMove && mayAny(permissions, ['FLEET_MANAGEMENT_WRITE'])
  const rights = useMemo(() => ({ mayMove, mayPlace }), [mayMove, mayPlace])
  const work = useDraft(plan, mayMove, again)
  const change = (next: Partial<PlanView>) => setQuery(writeView(query, next), 'replace')
  return (
    <div className={css.main}>
      {guard(work.draft.changes.length > 0)}
      <PlanTools view={view} places={plan?.places ?? []} now={now} onChange={change} />
      {plan ? (
        <PlanBoard {...{ view, plan, now, rights, work, news, change }} onHold={setIsHeld} onShowNews={show} />
      ) : refusal ? (
        <NoPlan refusal={refusal} isOffline={refusal.status === 0 || !online} again={() => void again()} />
      ) : (
        <ComingPlan />
      )}
    </div>
  )
}

interface NoPlanProps {
  readonly refusal: Refusal
  readonly isOffline: boolean
  readonly again: () => void
}

function NoPlan({ refusal, isOffline, again }: NoPlanProps) {
  return (
    <EmptyState
      icon={isOffline ? WifiOff : CircleAlert}
      heading={isOffline ? texts.offlineHeading : texts.failed}
      action={<Button onPress={again}>{texts.again}</Button>}
    >
      {isOffline ? texts.offline : refusal.message}
    </EmptyState>
  )
}

function ComingPlan() {
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Stack gapPx={8}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
          <Skeleton key={row} heightPx={48} />
        ))}
      </Stack>
    </div>
  )
}
