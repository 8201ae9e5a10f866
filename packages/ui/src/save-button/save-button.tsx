import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { texts } from '../texts.ts'

export interface SaveButtonProps extends Omit<ButtonProps, 'children' | 'variant' | 'icon' | 'isDisabled'> {
  /** Nothing left to save. */
  isSaved: boolean
  /** Stands behind the word while there is something to save: the key that does it. */
  hint?: ReactNode
}

// A button that is disabled drops the focus to the page, and whoever pressed it by key loses their place.
const still = { 'aria-disabled': true, 'data-still': true, type: 'button', icon: Check } as const

/** 'Lagre' while there is something to save, else disabled and 'Lagret'; it keeps the focus. */
export function SaveButton({ isSaved, hint, onPress = () => undefined, ...props }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      {...props}
      variant="primary"
      onPress={(event) => isSaved || onPress(event)}
      {...(isSaved && still)}
    >
      {isSaved ? texts.saved : texts.save} {!isSaved && hint}
    </Button>
  )
}
