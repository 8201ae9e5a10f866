import { Timeline, type TimelineBar, type TimelinePlace } from '@delebil/admin-components'
import { Button, EmptyState, Tabs } from '@delebil/ui'
import { CarFront } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ChosenPanel } from './chosen-panel.tsx'
import { place, putBack, type Target } from './draft.ts'
import { DraftPanel } from './draft-panel.tsx'
import { MoveDialog } from './move-dialog.tsx'
import * as css from './plan.css.ts'
import { type Bar, keyOf, type Plan } from './plan.ts'
import { PlanLegend } from './plan-legend.tsx'
import { PlanList } from './plan-list.tsx'
import { planTexts as texts } from './plan-texts.ts'
import { dayAfter, type PlanView, zooms } from './plan-view.ts'
import { ToDraft } from './to-draft.tsx'
import { carIdOf, carName, PARKING, takesRoom, toRow, toTimelineBar, toTimelineBars } from './to-timeline.ts'
import type { useDraft } from './use-draft.ts'
import { ZoomChoice } from './zoom-choice.tsx'

interface PlanBoardProps {
  readonly view: PlanView
  readonly plan: Plan
  readonly now: Date
  readonly mayMove: boolean
  readonly work: ReturnType<typeof useDraft>
  /** How much became another while nothing was to move. */
  readonly news: number
  readonly change: (next: Partial<PlanView>) => void
  readonly onHold: (isHeld: boolean) => void
  readonly onShowNews: () => void
}

const parking = { id: PARKING, title: texts.parking, detail: texts.parkingDetail }

/** The plan as timeline and as list, and beside it what is chosen and what is to be changed. */
export function PlanBoard({ view, plan, now, mayMove, work, news, change, onHold, onShowNews }: PlanBoardProps) {
  const { draft, setDraft, results } = work
  const [chosen, setChosen] = useState<string>()
  const [moving, setMoving] = useState<Bar>()
  const { cars, bars } = plan
  const carNames = useMemo(() => new Map(cars.map((car) => [car.id, carName(car)])), [cars])
  const rows = useMemo(() => cars.map(toRow), [cars])
  const shown = useMemo(
    () => toTimelineBars(bars, draft.changes, results, now, mayMove),
    [bars, draft.changes, results, now, mayMove],
  )
  const barOf = (id: string | undefined): Bar | undefined =>
    draft.changes.find((one) => keyOf(one.bar) === id)?.bar ?? bars.find((bar) => keyOf(bar) === id)
  const targetOf = (bar: Bar): Target =>
    draft.changes.find((one) => one.bar.id === bar.id && bar.kind === 'reservation')?.to ?? bar
  const carNameOf = (id: number) => carNames.get(id) ?? `${texts.car} ${id}`
  const fixedOf = (bar: Bar) => toTimelineBar(bar, now, mayMove).fixed
  const park = (bar: Bar) => setDraft(place(draft, bar, { ...targetOf(bar), carId: undefined }))
  const chosenBar = barOf(chosen)
  const isDrafted = chosenBar && draft.changes.some((one) => one.bar === chosenBar)
  const clashOf = (barId: string, at: TimelinePlace) =>
    at.rowId === PARKING ? undefined : shown.find((bar) => bar.id !== barId && takesRoom(bar) && isOver(bar, at))?.label
  const move = ({ id }: TimelineBar, { rowId, start, end }: TimelinePlace) => {
    const bar = barOf(id)
    if (bar) setDraft(place(draft, bar, { carId: carIdOf(rowId), start, end }))
  }
  const { everyHours, minHourPx } = zooms[view.zoom]
  const timeline = (
    <div className={css.main}>
      <Timeline
        label={texts.heading}
        rowsName={texts.car}
        {...{ rows, now, everyHours, minHourPx, clashOf }}
        bars={shown}
        window={plan.window}
        {...(mayMove && { pinned: parking })}
        selected={chosen}
        onSelect={setChosen}
        onMove={move}
        onHold={onHold}
        onReach={(way) => change({ day: dayAfter(view.day, way) })}
      />
      <PlanLegend />
    </div>
  )
  const list = <PlanList {...{ cars, bars, fixedOf }} changes={draft.changes} onMove={setMoving} onPark={park} />
  const trips = bars.filter(({ kind }) => kind === 'reservation').length
  const tabs = [
    { id: 'tidslinje', label: texts.timeline, content: timeline },
    { id: 'liste', label: texts.list, content: list },
  ]
  return (
    <div className={css.frame}>
      <div className={css.board}>
        <div className={css.status}>
          {news > 0 && (
            <span className={css.news} role="status">
              {texts.news(news)}
              <Button isSmall onPress={onShowNews}>
                {texts.showNews}
              </Button>
            </span>
          )}
          <ZoomChoice zoom={view.zoom} onChange={(zoom) => change({ zoom })} />
        </div>
        {cars.length === 0 ? (
          <EmptyState icon={CarFront} heading={texts.noCars}>
            {texts.noCarsText}
          </EmptyState>
        ) : (
          <Tabs
            label={texts.views}
            tabs={tabs}
            selectedKey={view.tab}
            onSelectionChange={(key) => change({ tab: key as PlanView['tab'] })}
          />
        )}
        <p className={css.muted} role="status">
          {texts.carsAndTrips(cars.length, trips)}
        </p>
      </div>
      <div className={css.side}>
        <ChosenPanel
          bar={chosenBar}
          at={chosenBar && targetOf(chosenBar)}
          fixed={chosenBar && fixedOf(chosenBar)}
          carNameOf={carNameOf}
          onMove={setMoving}
          onPark={park}
          onPutBack={isDrafted ? ({ id }) => setDraft(putBack(draft, id)) : undefined}
        />
        {mayMove && <DraftPanel work={work} carNameOf={carNameOf} onMove={({ bar }) => setMoving(bar)} />}
      </div>
      <ToDraft count={draft.changes.length} />
      {moving && (
        <MoveDialog
          bar={moving}
          at={targetOf(moving)}
          cars={cars}
          onClose={() => setMoving(undefined)}
          onMove={(to) => {
            setDraft(place(draft, moving, to))
            setMoving(undefined)
          }}
        />
      )}
    </div>
  )
}

const isOver = (bar: TimelineBar, at: TimelinePlace) =>
  bar.rowId === at.rowId && bar.start < at.end && at.start < bar.end
