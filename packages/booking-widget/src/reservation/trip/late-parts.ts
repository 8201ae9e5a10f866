import { lazy } from 'react'
import { whenOnline } from '../../data/when-online.ts'
import { fetchFailureModal } from '../change-feedback.tsx'

// No reservation needs what a press opens to be shown: it comes after it, and once.
const menuList = () => import('./trip-menu-list.tsx')
const openedDialogs = () => import('./opened-dialogs.tsx')

export const TripMenuList = lazy(() => whenOnline(menuList).then((module) => ({ default: module.TripMenuList })))
export const OpenedDialogs = lazy(() => whenOnline(openedDialogs).then((module) => ({ default: module.OpenedDialogs })))

/** Fetches what the next press may open. A part that cannot be had is asked for again when it is needed. */
export function fetchLateParts(): void {
  void Promise.allSettled([menuList(), openedDialogs(), fetchFailureModal()])
}
