import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import * as css from './page-head.css.ts'

type Slot = 'before' | 'context' | 'actions'
type Slots = Readonly<Partial<Record<Slot, HTMLElement | null>>>
const SlotsContext = createContext<{ slots: Slots; take: (slot: Slot, element: HTMLElement | null) => void }>({
  slots: {},
  take: () => undefined,
})

/** Around a page and its head, so that what the page knows can stand in the head. */
export function PageHeadProvider({ children }: { readonly children: ReactNode }) {
  const [slots, setSlots] = useState<Slots>({})
  const [take] = useState(
    () => (slot: Slot, element: HTMLElement | null) =>
      setSlots((before) => (before[slot] === element ? before : { ...before, [slot]: element })),
  )
  return <SlotsContext.Provider value={{ slots, take }}>{children}</SlotsContext.Provider>
}

export interface PageHeadProps {
  /** The one heading of the page. */
  readonly children: string
}

/** One line over a page: what it is, of what, and one to three things to do. */
export function PageHead({ children }: PageHeadProps) {
  const { take } = useContext(SlotsContext)
  const [refs] = useState(() => ({
    before: (element: HTMLElement | null) => take('before', element),
    context: (element: HTMLElement | null) => take('context', element),
    actions: (element: HTMLElement | null) => take('actions', element),
  }))
  return (
    <div className={css.head}>
      <div ref={refs.before} className={css.before} />
      <h1 id="page-heading" tabIndex={-1} className={css.heading}>
        {children}
      </h1>
      <div ref={refs.context} className={css.context} />
      <div ref={refs.actions} className={css.actions} />
    </div>
  )
}

export interface InPageHeadProps {
  /** Before the heading (the list one came from), behind it (what it is of), or at the end (what to do). */
  readonly at: Slot
  readonly children: ReactNode
}

/** What a page says and does in the line over it. */
export function InPageHead({ at, children }: InPageHeadProps) {
  const { slots } = useContext(SlotsContext)
  const element = slots[at]
  return element ? createPortal(children, element) : null
}
