import { Timeline } from '@delebil/admin-components'
import { Tabs } from '@delebil/ui'
import { NoCars } from './no-cars.tsx'
import * as css from './plan.css.ts'
import { PlanActions } from './plan-actions.tsx'
import { PlanLegend } from './plan-legend.tsx'
import { PlanList } from './plan-list.tsx'
import { PlanSide } from './plan-side.tsx'
import { PlanStatus } from './plan-status.tsx'
import { planTexts as texts } from './plan-texts.ts'
import { dayAfter, type PlanView, zooms } from './plan-view.ts'
import { ToDraft } from './to-draft.tsx'
import { PARKING } from './to-timeline.ts'
import { type BoardParts, useBoard } from './use-board.ts'

interface PlanBoardProps extends BoardParts {
  /** How much became another while nothing was to move. */
  readonly news: number
  readonly change: (next: Partial<PlanView>) => void
  readonly onHold: (isHeld: boolean) => void
  readonly onShowNews: () => void
}

const parking = { id: PARKING, title: texts.parking, detail: texts.parkingDetail }

/** The plan as timeline and as list, and beside it what is chosen and what is to be changed. */
export function PlanBoard({ news, change, onHold, onShowNews, ...parts }: PlanBoardProps) {
  const { view, plan, now, rights, work } = parts
  const board = useBoard(parts)
  const { cars, rows, shown, chosenBar, dialogs, clashOf } = board
  const { everyHours, minHourPx } = zooms[view.zoom]
  const timeline = (
    <div className={css.main}>
      <Timeline
        label={texts.heading}
        rowsName={texts.car}
        rows={rows}
        now={now}
        everyHours={everyHours}
        minHourPx={minHourPx}
        clashOf={clashOf}
        bars={shown}
        window={plan.window}
        {...(rights.mayMove && { pinned: parking })}
        selected={board.chosen}
        onSelect={board.setChosen}
        onMove={board.move}
        onHold={onHold}
        onReach={(way) => change({ day: dayAfter(view.day, way) })}
      />
      <PlanLegend />
    </div>
  )
  const list = (
    <PlanList
      cars={cars}
      shares={board.shares}
      bars={plan.bars}
      changes={work.draft.changes}
      rulesOf={board.rulesOf}
      onMove={dialogs.change}
      onPark={board.park}
      onRemove={board.takeAway}
    />
  )
  const tabs = [
    { id: 'tidslinje', label: texts.timeline, content: timeline },
    { id: 'liste', label: texts.list, content: list },
  ]
  const create = (kind: 'block' | 'assignment') => {
    const carId = chosenBar?.carId ?? cars[0]?.id
    if (carId !== undefined) dialogs.create(kind, carId)
  }
  return (
    <div className={css.frame}>
      <div className={css.main}>
        <div className={css.boardHead}>
          <Counted plan={plan} found={cars.length} />
          {cars.length > 0 && <PlanActions rights={rights} onCreate={create} />}
        </div>
        <div className={css.board}>
          <PlanStatus news={news} onShowNews={onShowNews} zoom={view.zoom} onZoom={(zoom) => change({ zoom })} />
          {cars.length === 0 ? (
            <NoCars view={view} change={change} />
          ) : (
            <Tabs
              label={texts.views}
              tabs={tabs}
              selectedKey={view.tab}
              onSelectionChange={(key) => change({ tab: key as PlanView['tab'] })}
            />
          )}
        </div>
      </div>
      <PlanSide board={board} work={work} rights={rights} />
      <ToDraft count={work.draft.changes.length} />
      {dialogs.dialog}
    </div>
  )
}

function Counted({ plan: { cars, bars }, found }: Pick<BoardParts, 'plan'> & { readonly found: number }) {
  const trips = bars.filter(({ kind }) => kind === 'reservation').length
  return (
    <p className={css.muted} role="status">
      {found < cars.length ? texts.foundCars(found, cars.length) : texts.carsAndTrips(cars.length, trips)}
    </p>
  )
}
