import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'

const HeadSlotContext = createContext<
  { readonly element: HTMLElement | null; readonly take: (element: HTMLElement | null) => void } | undefined
>(undefined)

/** Around the site's head and its pages, so that a page may put something into the head. */
export function HeadSlotProvider({ children }: { readonly children: ReactNode }) {
  const [element, take] = useState<HTMLElement | null>(null)
  return <HeadSlotContext.Provider value={{ element, take }}>{children}</HeadSlotContext.Provider>
}

/** The room for it in the head. */
export function HeadSlot({ className }: { readonly className: string }) {
  return <div ref={useContext(HeadSlotContext)?.take} className={className} />
}

/** Stands in the head; in the page itself, where there is no head. */
export function InHeadSlot({ children }: { readonly children: ReactNode }) {
  const slot = useContext(HeadSlotContext)
  if (!slot) return children
  return slot.element && createPortal(children, slot.element)
}
