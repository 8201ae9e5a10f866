import { Modal, type ModalProps } from '@delebil/ui'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ActionTile } from './action-tile.tsx'

export interface ModalTileProps extends Pick<ModalProps, 'size'> {
  readonly icon: LucideIcon
  readonly texts: { readonly action: string; readonly heading: string }
  readonly children: ReactNode
}

/** A tile that opens something to read. */
export function ModalTile({ icon, texts, children, ...size }: ModalTileProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ActionTile icon={icon} onPress={() => setIsOpen(true)}>
        {texts.action}
      </ActionTile>
      <Modal {...size} isOpen={isOpen} onClose={() => setIsOpen(false)} heading={texts.heading} isDismissable>
        {children}
      </Modal>
    </>
  )
}
