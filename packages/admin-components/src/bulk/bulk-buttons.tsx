import type { BulkRun } from '@delebil/core-api/admin'
import { Button } from '@delebil/ui'
import { kindOf, stepOf } from '../screen/bulk-job.ts'
import { bulkTexts } from './bulk-texts.ts'
import type { useBulk } from './use-bulk.ts'

interface BulkButtonsProps {
  readonly bulk: ReturnType<typeof useBulk>
  readonly run: BulkRun
  readonly why: string
  /** Back to what is chosen; left out where nothing is. */
  readonly onBack?: (() => void) | undefined
  readonly onClose: () => void
}

/** What can be done at each step of a bulk change. Nobody goes on with another's. */
export function BulkButtons({ bulk, run, why, onBack, onClose }: BulkButtonsProps) {
  const kind = kindOf(run.action)
  const isPending = bulk.isAsking
  const close = (
    <Button variant="primary" onPress={onClose}>
      {bulkTexts.close}
    </Button>
  )
  switch (stepOf(run)) {
    case 'rehearsing':
    case 'working':
      return (
        <>
          <Button isPending={isPending} onPress={() => void bulk.stop()}>
            {bulkTexts.stop}
          </Button>
          {!run.isRehearsal && close}
        </>
      )
    case 'confirm':
      return (
        <>
          <Button onPress={onBack ?? onClose}>{onBack ? bulkTexts.back : bulkTexts.close}</Button>
          {run.done > 0 && (
            <Button
              variant={kind === 'remove' ? 'danger' : 'primary'}
              isPending={isPending}
              onPress={() => void bulk.start(why)}
            >
              {bulkTexts.confirm[kind](run.done)}
            </Button>
          )}
        </>
      )
    default:
      return (
        <>
          {run.canUndo && (
            <Button variant="quiet" isPending={isPending} onPress={() => void bulk.undo(run.id)}>
              {bulkTexts.undo}
            </Button>
          )}
          {run.isMine && run.waiting > 0 && (
            <Button isPending={isPending} onPress={() => void bulk.start()}>
              {bulkTexts.goOn(run.waiting)}
            </Button>
          )}
          {run.isMine && !run.isRehearsal && run.failed > 0 && (
            <Button isPending={isPending} onPress={() => void bulk.retry()}>
              {bulkTexts.retry(run.failed)}
            </Button>
          )}
          {close}
        </>
      )
  }
}
