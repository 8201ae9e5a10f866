import { lazy } from 'react'
import { whenOnline } from '../data/when-online.ts'

// What the search opens comes after the list, and once.
const popover = () => import('./search-popover.tsx')
const modal = () => import('./search-modal.tsx')

export const SearchPopover = lazy(() => whenOnline(popover).then((module) => ({ default: module.SearchPopover })))
export const SearchModal = lazy(() => whenOnline(modal).then((module) => ({ default: module.SearchModal })))

/** Fetches what a press on the search will want. */
export const fetchSearchSurfaces = () => Promise.allSettled([popover(), modal()])
