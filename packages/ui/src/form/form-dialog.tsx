import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { ErrorMessage } from '../error-message/error-message.tsx'
import { Modal, type ModalProps } from '../modal/modal.tsx'
import { Stack } from '../stack/stack.tsx'
import { texts } from '../texts.ts'
import type { FormParts } from './use-form.ts'

export interface FormDialogProps extends Omit<ModalProps, 'actions' | 'isOpen'> {
  isOpen?: boolean
  form: FormParts
  /** What the button says that sends it; left out, there is nothing to send now. */
  submit?: string | undefined
  icon?: LucideIcon
  isDanger?: boolean
  /** Nothing is filled in: the focus starts on the way out. */
  isQuestion?: boolean
  cancelText?: string
  /** Left out, cancelling is closing. */
  onCancel?: () => void
  /** What is said of all of it; left out, what was refused. */
  problem?: ReactNode
}

/** A form in a dialog, with its way out and the button that sends it. */
export function FormDialog({
  form,
  submit,
  icon,
  isDanger = false,
  isQuestion = false,
  cancelText = texts.cancel,
  problem,
  children,
  ...modal
}: FormDialogProps) {
  const { isOpen = true, onClose, onCancel = onClose, ...frame } = modal
  const buttons = (
    <>
      <Button autoFocus={isQuestion} onPress={onCancel}>
        {cancelText}
      </Button>
      {submit !== undefined && (
        <Button {...form.button} variant={isDanger ? 'danger' : 'primary'} {...(icon && { icon })}>
          {submit}
        </Button>
      )}
    </>
  )
  return (
    <Modal role={isQuestion ? 'alertdialog' : 'dialog'} {...frame} isOpen={isOpen} onClose={onClose} actions={buttons}>
      <form {...form.props}>
        <Stack gapPx={16}>
          {children}
          {problem ?? <ErrorMessage>{form.problem}</ErrorMessage>}
        </Stack>
      </form>
    </Modal>
  )
}
