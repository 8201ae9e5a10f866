import { lazy } from 'react'

// What the first list does not need comes after it: each part is a file of its own, asked for once.
const filterModal = () => import('./filter-modal.tsx')
const screenBody = () => import('./screen-body.tsx')

export const FilterModal = lazy(() => filterModal().then((module) => ({ default: module.FilterModal })))
export const ScreenBody = lazy(() => screenBody().then((module) => ({ default: module.ScreenBody })))

/** Fetches what the next press will want. A part that cannot be had is asked for again when it is needed. */
export function fetchNextParts(): void {
  void Promise.allSettled([filterModal(), screenBody()])
}
