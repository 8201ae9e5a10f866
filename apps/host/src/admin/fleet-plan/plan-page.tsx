import { Failed, mayAny, useAdminHost } from '@delebil/admin-components'
import { Skeleton } from '@delebil/ui'
import { useMemo, useState } from 'react'
import { useWide } from '../../site/context/use-wide.ts'
import * as css from './plan.css.ts'
import { PlanBoard } from './plan-board.tsx'
import { PlanHead } from './plan-head.tsx'
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
  const { plan, isBegun, news, show, refusal, again } = usePlan(view, isHeld)
  const mayMove = mayAny(permissions, ['RESERVATION_WRITE'])
  const mayPlace = mayMove && mayAny(permissions, ['FLEET_MANAGEMENT_WRITE'])
  const rights = useMemo(() => ({ mayMove, mayPlace }), [mayMove, mayPlace])
  const work = useDraft(plan, mayMove, again)
  const change = (next: Partial<PlanView>) => setQuery(writeView(query, next), 'replace')
  return (
    <div className={css.page}>
      {guard(work.draft.changes.length > 0)}
      <PlanHead view={view} now={now} onChange={change} />
      <PlanTools view={view} places={plan?.places ?? []} onChange={change} />
      {plan ? (
        <PlanBoard
          view={view}
          plan={plan}
          now={now}
          rights={rights}
          work={work}
          news={news}
          isBegun={isBegun}
          change={change}
          onHold={setIsHeld}
          onShowNews={show}
        />
      ) : refusal && (refusal.status === 0 || !online) ? (
        <Failed as="offline" onAgain={() => void again()}>
          {texts.offline}
        </Failed>
      ) : refusal ? (
        <Failed as="page" heading={texts.failed} onAgain={() => void again()}>
          {refusal.message}
        </Failed>
      ) : (
        <Skeleton label={texts.loading} heightPx={32} lines={14} />
      )}
    </div>
  )
}
