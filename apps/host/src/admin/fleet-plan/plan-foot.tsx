import { Button } from '@delebil/ui'
import { ChosenBar } from './chosen-bar.tsx'
import { changeOf, putBack } from './draft.ts'
import * as css from './plan.css.ts'
import { PlanLegend } from './plan-legend.tsx'
import { planTexts as texts } from './plan-texts.ts'
import type { Board, BoardParts } from './use-board.ts'

interface PlanFootProps extends Pick<BoardParts, 'work'> {
  readonly board: Board
  readonly isTimeline: boolean
  /** How much became another while nothing was to move. */
  readonly news: number
  /** Not all that is counted is there yet. */
  readonly isBegun: boolean
  readonly onShowNews: () => void
}

/** Below the plan: what is chosen and what can be done with it, else what the looks of bars mean; and how much is shown. */
export function PlanFoot({ board, work, isTimeline, news, isBegun, onShowNews }: PlanFootProps) {
  const { chosenBar, dialogs, park, takeAway, carNameOf } = board
  const { draft, setDraft } = work
  const isDrafted = chosenBar && changeOf(draft, chosenBar)
  return (
    <div className={css.foot}>
      {chosenBar ? (
        <ChosenBar
          bar={chosenBar}
          at={dialogs.targetOf(chosenBar)}
          rules={board.rulesOf(chosenBar)}
          carNameOf={carNameOf}
          onMove={dialogs.change}
          onPark={park}
          onRemove={takeAway}
          onPutBack={isDrafted && ((bar) => setDraft(putBack(draft, bar)))}
        />
      ) : (
        isTimeline && <PlanLegend />
      )}
      <p className={css.counted} role="status">
        {isBegun ? texts.begun : news > 0 ? texts.news(news) : board.said}
      </p>
      {news > 0 && (
        <Button isSmall onPress={onShowNews}>
          {texts.showNews}
        </Button>
      )}
    </div>
  )
}
