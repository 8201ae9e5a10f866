import { Button } from '@delebil/ui'
import type { sortResults } from './bulk-job.ts'
import { bulkTexts } from './bulk-texts.ts'
import type { useBulk } from './use-bulk.ts'

interface BulkButtonsProps {
  readonly bulk: ReturnType<typeof useBulk>
  readonly sorted: ReturnType<typeof sortResults>
  readonly isChosen: boolean
  readonly why: string
  readonly onSee: () => void
  readonly onClose: () => void
}

/** What comes next at each step of a bulk change. */
export function BulkButtons({ bulk, sorted: { done, failed }, isChosen, why, onSee, onClose }: BulkButtonsProps) {
  const { step, task } = bulk
  const action = task?.action ?? 'change'
  switch (step.name) {
    case 'choose':
      return isChosen ? (
        <Button onPress={onClose}>{bulkTexts.close}</Button>
      ) : (
        <Button variant="primary" onPress={onSee}>
          {bulkTexts.rehearse}
        </Button>
      )
    case 'rehearse':
      return undefined
    case 'confirm':
      return (
        <>
          <Button onPress={isChosen ? onClose : bulk.back}>{isChosen ? bulkTexts.close : bulkTexts.back}</Button>
          {done.length > 0 && (
            <Button
              variant={action === 'remove' ? 'danger' : 'primary'}
              onPress={() => void bulk.confirm(step.run, why)}
            >
              {bulkTexts.confirm[action]?.(done.length)}
            </Button>
          )}
        </>
      )
    case 'work':
      return <Button onPress={bulk.stop}>{bulkTexts.stop}</Button>
    case 'done': {
      const { run, left } = step
      const again = failed.length + left.length
      return (
        <>
          {action === 'change' && run && done.length > 0 && (
            <Button variant="quiet" onPress={() => void bulk.undo(run)}>
              {bulkTexts.undo}
            </Button>
          )}
          {again > 0 && <Button onPress={() => void bulk.retry(run, left, why)}>{bulkTexts.retry(again)}</Button>}
          <Button variant="primary" onPress={onClose}>
            {bulkTexts.close}
          </Button>
        </>
      )
    }
  }
}
