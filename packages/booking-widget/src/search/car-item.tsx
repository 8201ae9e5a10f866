import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import { rowFrame } from './search.css.ts'

/** The car that is pointed at, in the list or on the map: a proxy, so that only what shows it is drawn anew. */
export interface Highlight {
  carId: number | undefined
}

export interface CarItemProps {
  readonly carId: number
  readonly highlight: Highlight | undefined
  readonly children: ReactNode
}

/** A car's place in the list, marked while its pin is pointed at. */
export function CarItem({ carId, highlight, children }: CarItemProps) {
  const isHighlighted = useSyncExternalStore(
    useCallback((onChange) => (highlight ? subscribe(highlight, onChange) : doNothing), [highlight]),
    () => highlight?.carId === carId,
    () => false,
  )
  return (
    <li className={rowFrame} data-car={carId} {...(isHighlighted && { 'data-highlighted': true })}>
      {children}
    </li>
  )
}

const doNothing = () => undefined
