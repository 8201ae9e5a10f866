import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Modal } from '../modal/modal.tsx'
import { texts } from '../texts.ts'

export interface ConfirmDialogProps {
  isOpen: boolean
  onConfirm: () => void
  onCancel: () => void
  heading?: string
  confirmText?: string
  cancelText?: string
  /** Off where nothing is lost: the confirming button is then green. */
  isDanger?: boolean
  isPending?: boolean
  /** What follows is not known yet: it can be left, not confirmed. */
  isConfirmDisabled?: boolean
  /** Names the thing and what follows with it. */
  children: ReactNode
}

/** Asks before something is lost. Focus starts on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onConfirm,
    onCancel,
    heading = texts.confirmDelete,
    confirmText = texts.delete,
    cancelText = texts.cancel,
    isDanger = true,
    isPending = false,
    isConfirmDisabled = false,
    children,
  } = props
  const actions = (
    <>
      <Button autoFocus onPress={onCancel}>
        {cancelText}
      </Button>
      <Button
        variant={isDanger ? 'danger' : 'primary'}
        isPending={isPending}
        isDisabled={isConfirmDisabled}
        onPress={onConfirm}
      >
        {confirmText}
      </Button>
    </>
  )
  return (
    <Modal
      isOpen={isOpen}
      onClose={onCancel}
      heading={heading}
      hasCloseButton={false}
      role="alertdialog"
      size="small"
      actions={actions}
    >
      {children}
    </Modal>
  )
}
