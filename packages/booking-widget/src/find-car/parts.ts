import { lazy } from 'react'
import { whenOnline } from '../data/when-online.ts'
import { fetchSearchSurfaces } from '../search/search-surfaces.ts'
import { fetchFilterPanel } from './filter-slot.tsx'

// What the first list does not need comes after it: each part is a file of its own, asked for once.
const screenBody = () => import('./screen-body.tsx')

export const ScreenBody = lazy(() => whenOnline(screenBody).then((module) => ({ default: module.ScreenBody })))

/** Fetches what the next press will want. A part that cannot be had is asked for again when it is needed. */
export function fetchNextParts(): void {
  void Promise.allSettled([fetchFilterPanel(), fetchSearchSurfaces(), screenBody()])
}
