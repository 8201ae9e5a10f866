import { useLayoutEffect, useRef } from 'react'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  !(target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type))

const isNoCommand = ({ ctrlKey, metaKey, altKey, repeat, defaultPrevented }: KeyboardEvent) =>
  ctrlKey ||
  metaKey ||
  altKey ||
  repeat ||
  defaultPrevented ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

const SEQUENCE_MS = 1500

/** Single letters that press something: never in a field, never with a dialog open, and not at all while they are off. */
export function useSingleKeys(isOn: boolean, keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys)
  latest.current = keys
  useLayoutEffect(() => {
    if (!isOn) return
    let wentAt = Number.NEGATIVE_INFINITY
    function press(event: KeyboardEvent): void {
      if (isNoCommand(event) || isField(event.target)) return
      const key = event.key.toLowerCase()
      // A letter after G is meant for the area's own keys: it must never open a car.
      const isAfterGo = event.timeStamp - wentAt < SEQUENCE_MS
      wentAt = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
      const action = isAfterGo ? undefined : latest.current[key]
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
}
