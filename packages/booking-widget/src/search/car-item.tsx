import { dequal } from 'dequal'
import { memo, useCallback, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import { CarRow, type CarRowProps } from '../car-row/car-row.tsx'
import { rowFrame } from './search.css.ts'

/** The car that is pointed at, in the list or on the map: a proxy, so that only what shows it is drawn anew. */
export interface Highlight {
  carId: number | undefined
}

export interface CarItemProps extends CarRowProps {
  readonly highlight: Highlight | undefined
}

/** A car of the list, marked while its pin is pointed at. It is drawn anew when something that it shows is another. */
export const CarItem = memo(function CarItem({ highlight, ...row }: CarItemProps) {
  const carId = row.car.id
  const isHighlighted = useSyncExternalStore(
    useCallback((onChange) => (highlight ? subscribe(highlight, onChange) : doNothing), [highlight]),
    () => highlight?.carId === carId,
    () => false,
  )
  return (
    <li className={rowFrame} data-car={carId} {...(isHighlighted && { 'data-highlighted': true })}>
      <CarRow {...row} />
    </li>
  )
}, dequal)

const doNothing = () => undefined
