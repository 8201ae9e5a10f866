import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components'
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx'
import { texts } from '../texts.ts'
import { backdrop, closeButton, dialog, foot, head, heading as headingClass, sizes } from './modal.css.ts'
import { ModalBody } from './modal-body.tsx'

export interface ModalProps {
  isOpen: boolean
  /** Called on Escape, on the cross, and on a press outside if `isDismissable`. */
  onClose: () => void
  heading: string
  hasCloseButton?: boolean
  /** A press outside closes it too; off where something typed would be lost. */
  isDismissable?: boolean
  /** `alertdialog` interrupts: for questions that must be answered. */
  role?: 'dialog' | 'alertdialog'
  size?: keyof typeof sizes
  /** Buttons at the foot, the primary one last. */
  actions?: ReactNode
  children: ReactNode
}

/** Holds the person until it is answered or closed; Escape always closes, and focus goes back to where it was. */
export function Modal({
  isOpen,
  onClose,
  heading,
  hasCloseButton = true,
  isDismissable = false,
  role = 'dialog',
  size = 'medium',
  actions,
  children,
}: ModalProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable}
      className={backdrop}
    >
      <AriaModal className={sizes[size]}>
        <Dialog role={role} className={dialog}>
          <div className={head}>
            <Heading slot="title" level={2} className={headingClass}>
              {heading}
            </Heading>
            {hasCloseButton && (
              <span className={closeButton}>
                <PlainIconButton icon={X} label={texts.close} onPress={onClose} />
              </span>
            )}
          </div>
          <ModalBody>{children}</ModalBody>
          {actions !== undefined && <div className={foot}>{actions}</div>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}
