import { useRef, useState } from 'react'
import { texts } from '../texts.ts'
import * as css from './toast.css.ts'
import type { Toast } from './toast.ts'
import { ToastCard } from './toast-card.tsx'
import { useRegionKey } from './use-region-key.ts'

interface ToastRegionProps {
  readonly toasts: readonly Toast[]
  readonly onClose: (id: number) => void
}

/** Where things are said. F6 goes here and back; nothing disappears while a hand or the focus is on it. */
export function ToastRegion({ toasts, onClose }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const giveBack = useRegionKey(region, toasts.length > 0)
  const close = (id: number) => {
    if (isFocused) giveBack()
    onClose(id)
  }
  const cards = (tone: Toast['tone']) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastCard key={toast.id} toast={toast} isHeld={isHovered || isFocused} onClose={close} />)
  return (
    <section
      ref={region}
      aria-label={texts.toasts}
      className={css.region}
      // Dialogs hide the page around them; this stays.
      data-react-aria-top-layer
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsFocused(currentTarget.contains(relatedTarget))}
    >
      <div role="status" aria-atomic="false" className={css.stack}>
        {cards('info')}
      </div>
      <div role="alert" aria-atomic="false" className={css.stack}>
        {cards('error')}
      </div>
    </section>
  )
}
