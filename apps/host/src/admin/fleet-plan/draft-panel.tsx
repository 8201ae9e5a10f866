import { Badge, Banner, Button, IconButton, TextArea } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { Trash2, Undo2, X } from 'lucide-react'
import { useId } from 'react'
import { ChangeItem } from './change-item.tsx'
import { type Change, putBack, setOverride, undo } from './draft.ts'
import { DraftSaid } from './draft-said.tsx'
import * as css from './plan.css.ts'
import { keyOf } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'
import { DRAFT_ID } from './to-draft.tsx'
import type { Board, BoardParts } from './use-board.ts'

interface DraftPanelProps
  extends Pick<BoardParts, 'work'>,
    Pick<Board, 'carNameOf' | 'placeNameOf' | 'named' | 'resolutionsOf' | 'takeResolution'> {
  readonly onMove: (change: Change) => void
}

/** What is to be changed, all of it seen before any of it is done. */
export function DraftPanel({
  work,
  carNameOf,
  placeNameOf,
  named,
  resolutionsOf,
  takeResolution,
  onMove,
}: DraftPanelProps) {
  const { draft, setDraft, results, blocked, isBusy, isUnsure, apply, why, refusal } = work
  const { changes } = draft
  const reasonId = useId()
  const needsWhy = changes.some(({ override }) => override) && why.trim() === ''
  const stuck = changes.find((change) => resolutionsOf(change).length > 0)
  const withKeys = stuck && keyOf(stuck.bar)
  const difference = [...results.values()].reduce(
    (sum, { price }) => sum + (price ? price.afterOre - price.beforeOre : 0),
    0,
  )
  return (
    <section id={DRAFT_ID} tabIndex={-1} className={css.draft} aria-label={texts.draft}>
      <DraftHead count={changes.length} onClose={work.close} />
      <DraftSaid work={work} />
      {refusal && <Banner tone="error" title={refusal.message} />}
      {changes.length === 0 ? (
        <UndoLast draft={draft} setDraft={setDraft} />
      ) : (
        <>
          <ul className={css.changes}>
            {changes.map(named).map((change) => (
              <ChangeItem
                key={keyOf(change.bar)}
                change={change}
                result={change.to.carId === undefined ? undefined : results.get(keyOf(change.bar))}
                carNameOf={carNameOf}
                placeNameOf={placeNameOf}
                resolutions={resolutionsOf(change)}
                onTry={(resolution) => takeResolution(change, resolution)}
                hasKeys={keyOf(change.bar) === withKeys}
                onMove={() => onMove(change)}
                onPutBack={() => setDraft(putBack(draft, change.bar))}
                onOverride={(override) => setDraft(setOverride(draft, change.bar, override))}
              />
            ))}
          </ul>
          <TextArea
            label={texts.why}
            help={texts.whyHelp}
            isOptional={!needsWhy}
            error={needsWhy ? texts.whyMissing : undefined}
            maxLength={500}
            value={why}
            onChange={work.setWhy}
          />
          <p className={css.total}>
            <span>{texts.priceChange}</span>
            <strong>
              {difference === 0 ? texts.samePrice : `${difference > 0 ? '+' : ''}${formatNok(difference)}`}
            </strong>
          </p>
          {blocked !== undefined && (
            <p id={reasonId} className={css.muted}>
              {blocked}
            </p>
          )}
          <Button
            variant="primary"
            isWide
            isPending={isBusy}
            onPress={() => void apply()}
            {...(blocked !== undefined && { 'aria-describedby': reasonId })}
          >
            {isUnsure ? texts.tryAgain : texts.apply(changes.length)}
          </Button>
          <div className={css.buttons}>
            <UndoLast draft={draft} setDraft={setDraft} />
            <Button isSmall variant="quiet" icon={Trash2} onPress={work.discard}>
              {texts.discard}
            </Button>
          </div>
          <p className={css.muted}>{texts.draftKept}</p>
        </>
      )}
    </section>
  )
}

function DraftHead({ count, onClose }: { readonly count: number; readonly onClose: () => void }) {
  return (
    <>
      <div className={css.changeHead}>
        <h2 className={css.panelName}>{texts.draft}</h2>
        {count > 0 ? (
          <Badge tone="yellow">{texts.draftCount(count)}</Badge>
        ) : (
          <IconButton icon={X} label={texts.closeDraft} onPress={onClose} />
        )}
      </div>
      {count > 0 && <p className={css.muted}>{texts.draftUnsaved}</p>}
    </>
  )
}

/** Also of what is empty by now: all of it may have been let go with one press. */
function UndoLast({ draft, setDraft }: Pick<DraftPanelProps['work'], 'draft' | 'setDraft'>) {
  const { changes, before } = draft
  if (changes.length + before.length === 0) return null
  return (
    <Button isSmall variant="quiet" icon={Undo2} isDisabled={before.length === 0} onPress={() => setDraft(undo(draft))}>
      {texts.undoLast}
    </Button>
  )
}
