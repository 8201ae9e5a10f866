import { Button, Icon, PlainIconButton } from '@delebil/ui'
import { CircleAlert, CircleCheck, Undo2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { texts } from '../texts.ts'
import * as css from './toast.css.ts'
import type { Toast } from './toast.ts'

/** How long something stays that can be taken back; the rest at least 8 s (WCAG 2.2.1). */
const SHOWN_MS = 8000
const UNDO_MS = 15_000

interface ToastCardProps {
  readonly toast: Toast
  /** Nothing disappears meanwhile. */
  readonly isHeld: boolean
  readonly onClose: (id: number) => void
}

export function ToastCard({
  toast: { id, tone, text, detail, undo, undoMs = UNDO_MS },
  isHeld,
  onClose,
}: ToastCardProps) {
  const [isUndoing, setIsUndoing] = useState(false)
  const close = useRef(onClose)
  close.current = onClose
  const stays = tone === 'error' || isHeld || isUndoing
  useEffect(() => {
    if (stays) return undefined
    const timer = setTimeout(() => close.current(id), undo ? undoMs : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [stays, id, undo, undoMs])
  const takeBack = async () => {
    setIsUndoing(true)
    await undo?.()
    close.current(id)
  }
  return (
    <div className={css.cards[tone]}>
      <span className={css.mark}>
        <Icon of={tone === 'error' ? CircleAlert : CircleCheck} />
      </span>
      <div className={css.words}>
        <p className={css.text}>{text}</p>
        {detail !== undefined && <p className={css.detail}>{detail}</p>}
      </div>
      {undo && (
        <Button isSmall icon={Undo2} isPending={isUndoing} onPress={() => void takeBack()}>
          {texts.undo}
        </Button>
      )}
      <PlainIconButton icon={X} label={texts.close} onPress={() => onClose(id)} />
    </div>
  )
}
