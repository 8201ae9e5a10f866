import { lazy } from 'react'

/** The list beside the map. A phone loads nothing of it. */
export const Desk = lazy(() => import('./desk-layout.tsx').then(({ DeskLayout }) => ({ default: DeskLayout })))
