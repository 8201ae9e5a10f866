import { Button } from '@delebil/ui'
import { type ReactNode, useState } from 'react'

interface OpenedByButtonProps {
  readonly text: string
  readonly children: (opening: { readonly isOpen: boolean; readonly onClose: () => void }) => ReactNode
}

/** A dialog of a story, with the button that opens it. */
export function OpenedByButton({ text, children }: OpenedByButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{text}</Button>
      {children({ isOpen, onClose: () => setIsOpen(false) })}
    </>
  )
}
