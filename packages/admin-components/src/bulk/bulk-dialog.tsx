import { Banner, Button, type FormRefusal, Modal, Spinner, useForm } from '@delebil/ui'
import { useEffect, useRef } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { type BulkTarget, type BulkTask, kindOf } from '../screen/bulk-job.ts'
import { mayAny, type Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import * as css from './bulk.css.ts'
import { BulkBody } from './bulk-body.tsx'
import { BulkButtons } from './bulk-buttons.tsx'
import { BulkChoice, type Choice, firstChoice, readChoice } from './bulk-choice.tsx'
import { bulkTexts } from './bulk-texts.ts'
import { useBulk } from './use-bulk.ts'

interface BulkDialogProps {
  readonly screen: Screen
  readonly target: BulkTarget
  /** Known from the start, or chosen here. */
  readonly task: BulkTask | undefined
  /** `isDone`: something was changed, or is being changed. */
  readonly onClose: (isDone: boolean) => void
}

/** A bulk change: choose, see what would happen, do it, and see what became of each. */
export function BulkDialog({ screen, target, task, onClose }: BulkDialogProps) {
  const bulk = useBulk(screen)
  const { run, step, rest, message, isAsking } = bulk
  const { permissions, holdUnsaved } = useAdminHost()
  const form = useForm<Choice, FormRefusal, never>({
    initial: firstChoice(screen),
    // What was begun can no longer be lost.
    hold: run === undefined || run.isRehearsal ? holdUnsaved : undefined,
    check: (choice) => {
      const read = readChoice(screen, choice)
      return 'error' in read ? { value: read.error } : {}
    },
    send: async (choice) => {
      const read = readChoice(screen, choice)
      if ('values' in read) await bulk.rehearse({ action: 'change', values: read.values }, target)
    },
  })
  const { why } = form.values
  const begun = useRef(false)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (task && !begun.current) void bulk.rehearse(task, target)
    begun.current = true
  })
  // Another at each step, and at each result of the last one.
  const shown = rest ?? step
  useEffect(() => {
    if (shown !== undefined) body.current?.focus()
  }, [shown])

  const close = () => {
    // Nobody waits for a rehearsal that nobody sees.
    if (step === 'rehearsing') void bulk.stop()
    onClose(run !== undefined && !run.isRehearsal)
  }
  const isChoosing = run === undefined && !isAsking
  return (
    <Modal
      isOpen
      heading={bulkTexts.heading[kindOf(run?.action ?? task?.action ?? 'change')]}
      onClose={close}
      actions={
        <>
          {isChoosing && task && <Button onPress={close}>{bulkTexts.close}</Button>}
          {isChoosing && !task && (
            <Button {...form.button} variant="primary">
              {bulkTexts.rehearse}
            </Button>
          )}
          {run && (
            <BulkButtons bulk={bulk} run={run} why={why.trim()} onBack={task ? undefined : bulk.back} onClose={close} />
          )}
        </>
      }
    >
      <div ref={body} tabIndex={-1} className={css.step}>
        {message !== undefined && <Banner tone="error" title={message} />}
        {!mayAny(permissions, screen.resource.write) && <Banner tone="warning" title={texts.rightsGone} />}
        {isChoosing && !task && (
          <form {...form.props}>
            <BulkChoice screen={screen} form={form} />
          </form>
        )}
        {run === undefined && isAsking && (
          <p role="status" className={css.muted}>
            <Spinner sizePx={20} /> {bulkTexts.rehearsing}
          </p>
        )}
        {run && <BulkBody screen={screen} run={run} why={why} onWhy={(next) => form.set({ why: next })} />}
      </div>
    </Modal>
  )
}
