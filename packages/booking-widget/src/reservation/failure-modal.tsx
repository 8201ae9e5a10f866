import { Button, Modal } from '@delebil/ui'
import { changeFailedText } from '@delebil/validation/text'

export interface FailureModalProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Says that a change failed for a reason which nobody foresaw. */
export function FailureModal({ isOpen, onClose }: FailureModalProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      heading={changeFailedText.heading}
      role="alertdialog"
      size="small"
      actions={
        <Button variant="primary" autoFocus onPress={onClose}>
          {changeFailedText.ok}
        </Button>
      }
    >
      {changeFailedText.text}
    </Modal>
  )
}
