import { type ReactNode, useEffect, useRef, useState } from 'react'
import { body } from './modal.css.ts'

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/** What a modal holds; it scrolls under its heading. Mere text that scrolls takes the focus, so that arrow keys can move it. */
export function ModalBody({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const [isText, setIsText] = useState(false)
  useEffect(() => {
    const frame = element.current
    if (!frame) return
    const look = () => setIsText(frame.scrollHeight > frame.clientHeight && !frame.querySelector(focusable))
    const sizes = new ResizeObserver(look)
    sizes.observe(frame)
    look()
    return () => sizes.disconnect()
  }, [])
  return (
    <div ref={element} className={body} {...(isText && { tabIndex: 0 })}>
      {children}
    </div>
  )
}
