import { Button, ErrorMessage, Modal } from '@delebil/ui'
import { isUnknownFailure } from '../data/unknown-failure.ts'
import type { ChangeState } from '../data/use-change.ts'
import { offlineTexts } from '../locale/offline-texts.ts'
import { texts } from '../locale/texts.ts'
import { paragraph } from '../panel/panel.css.ts'

export interface ChangeFeedbackProps {
  readonly state: ChangeState
  readonly onClear: () => void
  /** Shown where the change succeeded and nothing else says so. */
  readonly doneText?: string | undefined
}

/** What came of a change: the server's own words where it has any, else the generic modal. */
export function ChangeFeedback({ state, onClear, doneText }: ChangeFeedbackProps) {
  const refusal = state.name === 'refused' ? state.refusal : undefined
  const isUnknown = refusal !== undefined && isUnknownFailure(refusal.code)
  return (
    <div>
      <ErrorMessage>{refusal && !isUnknown ? refusal.message : undefined}</ErrorMessage>
      <p role="status" className={paragraph}>
        {state.name === 'done' && doneText}
        {state.name === 'waiting' && offlineTexts.saved}
      </p>
      <Modal
        isOpen={isUnknown}
        onClose={onClear}
        heading={texts.changeFailed.heading}
        role="alertdialog"
        size="small"
        actions={
          <Button variant="primary" autoFocus onPress={onClear}>
            {texts.changeFailed.ok}
          </Button>
        }
      >
        {texts.changeFailed.text}
      </Modal>
    </div>
  )
}
