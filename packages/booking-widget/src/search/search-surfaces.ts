import { lazy } from 'react'

// What the search opens comes after the list, and once.
const popover = () => import('./search-popover.tsx')
const modal = () => import('./search-modal.tsx')

export const SearchPopover = lazy(() => popover().then((module) => ({ default: module.SearchPopover })))
export const SearchModal = lazy(() => modal().then((module) => ({ default: module.SearchModal })))

/** Fetches what a press on the search will want. */
export const fetchSearchSurfaces = () => Promise.allSettled([popover(), modal()])
