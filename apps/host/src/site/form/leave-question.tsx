import { ConfirmDialog } from '@delebil/ui'
import { leaveTexts } from './leave-texts.ts'

const { waiting: leave } = leaveTexts

export interface LeaveQuestionProps {
  readonly isOpen: boolean
  /** Changes that would be lost with the session. */
  readonly count: number
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks before changes that wait for the network are lost with the session. */
export function LeaveQuestion({ isOpen, count, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      heading={leave.heading}
      confirmText={leave.confirm}
      cancelText={leave.stay}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {leave.text(count)}
    </ConfirmDialog>
  )
}
