import { Modal } from '@delebil/ui'
import { texts } from '../texts.ts'
import { LogInBox, type LogInBoxProps } from './log-in-box.tsx'

export interface LogInDialogProps extends LogInBoxProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What stands in the way of a booking: to be logged in, or to be a member. */
export function LogInDialog({ isOpen, onClose, ...box }: LogInDialogProps) {
  return (
    <Modal isOpen={isOpen} heading={texts.login.heading} onClose={onClose}>
      <LogInBox {...box} />
    </Modal>
  )
}
