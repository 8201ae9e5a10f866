import { Button, Modal, Stack } from '@delebil/ui'
import { changeFailedText } from '@delebil/validation/text'

interface ChangeFailedProps {
  /** What is known of why, in the server's words; left out, nothing failed. */
  readonly why: string | undefined
  readonly onClose: () => void
}

/** A change failed and nobody can say what to mend. What is typed stays. */
export function ChangeFailed({ why, onClose }: ChangeFailedProps) {
  return (
    <Modal
      isOpen={why !== undefined}
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
      <Stack gapPx={12}>
        <p>{changeFailedText.text}</p>
        {why !== undefined && why !== '' && <p>{why}</p>}
      </Stack>
    </Modal>
  )
}
