import { createContext, type RefObject, useContext, useEffect } from 'react'
import type { Screen } from './screen.ts'

/** The cases that are worked through one after another. */
export interface OpenQueue {
  readonly screen: Screen
  /** The list that they are taken from. */
  readonly address: string
  readonly ids: readonly number[]
  /** To the next case; back to the list from the last. */
  readonly goOn: () => void
  /** Whether the case was come to by closing the one before: true once. */
  readonly hasGoneOn: () => boolean
}

export const QueueContext = createContext<OpenQueue | undefined>(undefined)

/** The queue that a record is a case of; nothing where it is looked at by itself. */
export const useQueue = (): OpenQueue | undefined => useContext(QueueContext)

/** Where hands go on: what a case is answered with has the focus, when the one before has just been closed. */
export function useGoOnAt(place: RefObject<HTMLElement | null>, selector: string): void {
  const queue = useQueue()
  const hasGoneOn = queue?.hasGoneOn
  useEffect(() => {
    if (!hasGoneOn?.()) return
    // After the page's own focus of a new address; who has gone elsewhere meanwhile stays there.
    setTimeout(() => {
      const isFree = document.activeElement?.closest('main, body') === document.activeElement
      const isAtHeading = document.activeElement?.tagName === 'H1'
      if (isFree || isAtHeading) place.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
    })
  }, [hasGoneOn, place, selector])
}
