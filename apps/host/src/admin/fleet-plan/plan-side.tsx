import { ChosenPanel } from './chosen-panel.tsx'
import { changeOf, putBack } from './draft.ts'
import { DraftPanel } from './draft-panel.tsx'
import * as css from './plan.css.ts'
import type { Board, BoardParts } from './use-board.ts'

interface PlanSideProps extends Pick<BoardParts, 'work' | 'rights'> {
  readonly board: Board
}

/** Beside the plan: what is chosen, and what is to be changed. */
export function PlanSide({ board, work, rights }: PlanSideProps) {
  const { draft, setDraft } = work
  const { chosenBar, carNameOf, placeNameOf, named, dialogs, park, takeAway } = board
  const isDraftShown = rights.mayMove || draft.changes.length > 0
  const isDrafted = chosenBar && changeOf(draft, chosenBar)
  return (
    <div className={css.side}>
      <ChosenPanel
        bar={chosenBar}
        at={chosenBar && dialogs.targetOf(chosenBar)}
        rules={chosenBar ? board.rulesOf(chosenBar) : {}}
        carNameOf={carNameOf}
        onMove={dialogs.change}
        onPark={park}
        onRemove={takeAway}
        onPutBack={isDrafted && ((bar) => setDraft(putBack(draft, bar)))}
      />
      {isDraftShown && (
        <DraftPanel
          work={work}
          carNameOf={carNameOf}
          placeNameOf={placeNameOf}
          named={named}
          onMove={({ bar }) => dialogs.change(bar)}
        />
      )}
    </div>
  )
}
