import { useEffect, useRef } from 'react'
import type { CarMapHandle } from './car-map-handle.ts'
import type { Point } from './world.ts'

export interface Fit {
  /** What was asked for: each is fitted once, when its cars are there. */
  readonly search: string
  readonly place: Point
  readonly cars: readonly Point[]
  /** Nobody has said where the map is to be. */
  readonly isFree: boolean
}

/** Shows what a search is about. What comes after that, by itself, never takes the map from a person. */
export function useFit(handle: CarMapHandle | undefined, fit: Fit | undefined, movedAt: { readonly current: number }) {
  const done = useRef<{ search: string; cars: readonly Point[] | undefined; moves: number }>(undefined)
  useEffect(() => {
    if (!handle || !fit) return
    const was = done.current
    if (was?.search !== fit.search) {
      const isFirst = was === undefined
      // The cars of the search before may still be there; its own come as another list.
      done.current = { search: fit.search, cars: isFirst ? undefined : fit.cars, moves: movedAt.current }
    }
    const now = done.current
    if (!now || fit.cars.length === 0 || fit.cars === now.cars || now.moves !== movedAt.current) return
    handle.fit(fit.place, fit.cars, !fit.isFree && was === undefined)
    done.current = { ...now, cars: fit.cars, moves: Number.NaN }
  }, [handle, fit, movedAt])
}
