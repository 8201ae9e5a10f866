import { type RefObject, useEffect, useState } from 'react'

/** How often to look whether the person is still busy (ms). */
const LOOK_EVERY_MS = 500

const typed =
  'input:not([type=checkbox], [type=radio], [type=button], [type=range]), textarea, select, [contenteditable]'

/** True while something is being typed, or a dialog holds the page: whatever opened then would take the keys away. */
function isBusy(frame: HTMLElement): boolean {
  const root = frame.getRootNode()
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
  // An open dialog hides all that is outside itself from assistive technology.
  const isCovered = frame.closest('[inert], [aria-hidden="true"]') !== null
  return isCovered || (active?.matches(typed) ?? false)
}

/** True from the first moment at which one may interrupt. */
export function useQuietMoment(frame: RefObject<HTMLElement | null>): boolean {
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => {
    const look = () => {
      if (frame.current === null || isBusy(frame.current)) return
      clearInterval(timer)
      setIsQuiet(true)
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    look()
    return () => clearInterval(timer)
  }, [frame])
  return isQuiet
}
