import { InPageHead, Timeline } from '@delebil/admin-components'
import { Skeleton } from '@delebil/ui'
import { DraftPanel } from './draft-panel.tsx'
import { NoCars } from './no-cars.tsx'
import * as css from './plan.css.ts'
import { PlanActions } from './plan-actions.tsx'
import { PlanFoot } from './plan-foot.tsx'
import { PlanList } from './plan-list.tsx'
import { planTexts as texts } from './plan-texts.ts'
import { dayAfter, type PlanView, zooms } from './plan-view.ts'
import { ToDraft } from './to-draft.tsx'
import { PARKING } from './to-timeline.ts'
import { type BoardParts, useBoard } from './use-board.ts'

interface PlanBoardProps extends BoardParts {
  /** How much became another while nothing was to move. */
  readonly news: number
  /** The first cars are there, and the rest is asked for. */
  readonly isBegun: boolean
  readonly change: (next: Partial<PlanView>) => void
  readonly onHold: (isHeld: boolean) => void
  readonly onShowNews: () => void
}

const parking = { id: PARKING, title: texts.parking, parts: [texts.parking, texts.parkingDetail] } as const
const noRights = { mayMove: false, mayPlace: false }

/** The plan as timeline or as list; below it what is chosen, and beside it what is to be changed. */
export function PlanBoard({ news, isBegun, change, onHold, onShowNews, ...parts }: PlanBoardProps) {
  const { view, plan, now, rights, work } = parts
  const board = useBoard(parts)
  const { cars, rows, shown, chosenBar, dialogs, clashOf } = board
  const { everyHours, minHourPx } = zooms[view.zoom]
  const create = (kind: 'block' | 'assignment') => {
    const carId = chosenBar?.carId ?? cars[0]?.id
    if (carId !== undefined) dialogs.create(kind, carId)
  }
  const isTimeline = view.tab === 'tidslinje'
  return (
    <>
      <InPageHead at="actions">
        <PlanActions rights={cars.length > 0 ? rights : noRights} onCreate={create} />
      </InPageHead>
      <div className={css.frame}>
        <div className={css.board}>
          {cars.length === 0 && isBegun ? (
            <Skeleton label={texts.loading} heightPx={32} lines={14} />
          ) : cars.length === 0 ? (
            <NoCars view={view} change={change} />
          ) : isTimeline ? (
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
          ) : (
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
          )}
        </div>
        {isDraftOpen(work) && (
          <DraftPanel
            work={work}
            carNameOf={board.carNameOf}
            placeNameOf={board.placeNameOf}
            named={board.named}
            resolutionsOf={board.resolutionsOf}
            takeResolution={board.takeResolution}
            onMove={({ bar }) => dialogs.change(bar)}
          />
        )}
      </div>
      <PlanFoot
        board={board}
        work={work}
        isTimeline={isTimeline}
        news={news}
        isBegun={isBegun}
        onShowNews={onShowNews}
      />
      <ToDraft count={work.draft.changes.length} />
      {dialogs.dialog}
    </>
  )
}

/** Only while there is something in it, or something to say or to take back of what was. */
const isDraftOpen = ({ draft: { changes, before }, said, isUnsure }: BoardParts['work']) =>
  changes.length + before.length > 0 || said !== undefined || isUnsure
