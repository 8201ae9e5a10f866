import { Banner, Modal, Spinner } from '@delebil/ui'
import { useEffect, useRef, useState } from 'react'
import type { Screen } from '../screen.ts'
import * as css from './bulk.css.ts'
import { BulkButtons } from './bulk-buttons.tsx'
import { BulkChoice, firstChoice, readChoice } from './bulk-choice.tsx'
import { type BulkTarget, type BulkTask, sortResults } from './bulk-job.ts'
import { BulkOutcome, BulkProgress, BulkRehearsal } from './bulk-steps.tsx'
import { bulkTexts } from './bulk-texts.ts'
import { useBulk } from './use-bulk.ts'

interface BulkDialogProps {
  readonly screen: Screen
  readonly target: BulkTarget
  /** Known from the start, or chosen here. */
  readonly task: BulkTask | undefined
  /** `isDone`: something was changed. */
  readonly onClose: (isDone: boolean) => void
}

/** A bulk change: choose, see what would happen, do it, and see what became of each. */
export function BulkDialog({ screen, target, task: first, onClose }: BulkDialogProps) {
  const bulk = useBulk(screen, target, first)
  const { step, task, message } = bulk
  const [choice, setChoice] = useState(() => firstChoice(screen))
  const [why, setWhy] = useState('')
  const action = task?.action ?? 'change'
  const begun = useRef(false)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (first && !begun.current) void bulk.rehearse(first)
    begun.current = true
  })
  useEffect(() => {
    if (step.name !== 'choose') body.current?.focus()
  }, [step.name])

  const see = () => {
    const read = readChoice(screen, choice)
    if ('error' in read) return setChoice({ ...choice, error: read.error })
    void bulk.rehearse({ action: 'change', values: read.values })
  }
  const close = () => onClose(step.name === 'done')
  const sorted = sortResults(('run' in step && step.run?.results) || [], action)
  const isChosen = first !== undefined
  return (
    <Modal
      isOpen
      heading={bulkTexts.heading[action] ?? ''}
      onClose={() => (step.name === 'work' ? bulk.stop() : close())}
      actions={
        <BulkButtons bulk={bulk} sorted={sorted} isChosen={isChosen} why={why.trim()} onSee={see} onClose={close} />
      }
    >
      <div ref={body} tabIndex={-1} className={css.step}>
        {message !== undefined && <Banner tone="error" title={message} />}
        {step.name === 'choose' && !isChosen && <BulkChoice screen={screen} choice={choice} onChange={setChoice} />}
        {step.name === 'rehearse' && (
          <p role="status" className={css.muted}>
            <Spinner sizePx={20} /> {bulkTexts.rehearsing}
          </p>
        )}
        {step.name === 'confirm' && (
          <BulkRehearsal screen={screen} action={action} sorted={sorted} why={why} onWhy={setWhy} />
        )}
        {step.name === 'work' && <BulkProgress done={step.done} count={step.count} />}
        {step.name === 'done' && <BulkOutcome action={action} sorted={sorted} left={step.left.length} />}
      </div>
    </Modal>
  )
}
