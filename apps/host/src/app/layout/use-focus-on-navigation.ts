import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSessionState } from '../../site/context/site-context.ts'

/** Moves focus to the heading of a new page, so that a screen reader says where one is; not on the first page, which the browser announces. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const { status } = useSessionState()
  const shown = useRef<string>(undefined)
  const page = `${pathname} ${status === 'ANONYMOUS'}`
  useEffect(() => {
    const isFirst = shown.current === undefined
    const isSamePlace = shown.current?.startsWith(`${pathname} `)
    shown.current = page
    if (isFirst) return
    // A log-in on the same address replaces the page only where the log-in page stood; elsewhere focus is where it should be.
    if (isSamePlace && document.activeElement !== document.body) return
    // Who searches a list that stays goes on typing.
    const { activeElement } = document
    if (activeElement?.matches('[type=search]') && main.current?.contains(activeElement)) return
    const heading = main.current?.querySelector<HTMLElement>('h1') ?? main.current
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
  }, [page, pathname, main])
}
