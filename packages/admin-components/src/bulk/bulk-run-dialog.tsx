import { Banner, Button, Modal, Skeleton } from '@delebil/ui'
import { useState } from 'react'
import { stepOf } from '../screen/bulk-job.ts'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import * as css from './bulk.css.ts'
import { BulkBody } from './bulk-body.tsx'
import { BulkButtons } from './bulk-buttons.tsx'
import { BulkEach } from './bulk-each.tsx'
import { bulkTexts } from './bulk-texts.ts'
import { describeRun } from './describe-run.ts'
import { useBulk } from './use-bulk.ts'

interface BulkRunDialogProps {
  readonly screen: Screen
  readonly id: number
  readonly onClose: () => void
}

/** An earlier bulk change: what it was, what became of each record, and how it goes on. */
export function BulkRunDialog({ screen, id, onClose }: BulkRunDialogProps) {
  const bulk = useBulk(screen, id)
  const { run, message } = bulk
  const [why, setWhy] = useState('')
  const [isEach, setIsEach] = useState(false)
  const isAtRest = run !== undefined && ['done', 'stopped'].includes(stepOf(run))
  return (
    <Modal
      isOpen
      size="large"
      heading={run ? describeRun(screen, run) : bulkTexts.earlier}
      onClose={onClose}
      actions={
        run ? (
          <BulkButtons bulk={bulk} run={run} why={why.trim()} onClose={onClose} />
        ) : (
          <Button onPress={onClose}>{bulkTexts.close}</Button>
        )
      }
    >
      <div className={css.step}>
        {message !== undefined && (
          <Banner tone="error" title={message}>
            {!run && (
              <Button isSmall onPress={bulk.again}>
                {texts.again}
              </Button>
            )}
          </Banner>
        )}
        {!run && message === undefined && <Skeleton heightPx={120} />}
        {run && <BulkBody screen={screen} run={run} why={why} onWhy={setWhy} />}
        {run?.why && <p className={css.muted}>{bulkTexts.because(run.why)}</p>}
        {run && isAtRest && !isEach && (
          <Button variant="quiet" onPress={() => setIsEach(true)}>
            {bulkTexts.showEach}
          </Button>
        )}
        {run && isAtRest && isEach && <BulkEach screen={screen} run={run} />}
      </div>
    </Modal>
  )
}
