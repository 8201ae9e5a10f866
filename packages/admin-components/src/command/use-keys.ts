import { useLayoutEffect, useRef } from 'react'
import { useKeysOn } from '../part/use-keys-on.ts'
import { type OfferedKey, useAllKeys } from './offered-keys.ts'

/** What keys do everywhere in the admin area. */
export interface Keys {
  /** Ctrl+K or ⌘K, in form fields too; and / */
  readonly onPalette: () => void
  /** ? */
  readonly onSheet: () => void
  /** N */
  readonly onNew: () => void
  /** A letter after G; answers whether it means anything. */
  readonly onGo: (letter: string) => boolean
}

type Heard = Keys & { readonly areOn: boolean; readonly offered: () => readonly OfferedKey[] }

const SEQUENCE_MS = 1500

/** Hears keys before anything on the page does; single ones never in a field or a dialog, and not while they are turned off (WCAG 2.1.4). */
export function useKeys(keys: Keys): void {
  const [areOn] = useKeysOn()
  const offered = useAllKeys()
  const latest = useRef<Heard>({ ...keys, areOn, offered })
  latest.current = { ...keys, areOn, offered }
  // Before the page is drawn: a key pressed at what is seen is heard.
  useLayoutEffect(() => {
    let wentAt = Number.NEGATIVE_INFINITY
    const onKey = (event: KeyboardEvent) => {
      const isAfterGo = event.timeStamp - wentAt < SEQUENCE_MS
      const meaning = meaningOf(event, latest.current, isAfterGo)
      wentAt = meaning === 'go' ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (meaning !== 'done') return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])
}

/** Does what a key means: `done`, `go` where a letter is to follow, or nothing. */
function meaningOf(event: KeyboardEvent, keys: Heard, isAfterGo: boolean): 'done' | 'go' | undefined {
  const key = event.key.toLowerCase()
  if (isControl(event)) return meaningWithControl(key, keys)
  if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return undefined
  if (key.length > 1) return key === 'enter' && isPressed(event.target) ? undefined : take(keys, key)
  if (!keys.areOn) return undefined
  if (isAfterGo && keys.onGo(key)) return 'done'
  return key === 'g' ? 'go' : (take(keys, key) ?? everywhere(key, keys))
}

function meaningWithControl(key: string, keys: Heard) {
  if (key === 'k') return done(keys.onPalette)
  return key === 'enter' && !isDialogOpen() ? take(keys, 'mod+enter') : undefined
}

function everywhere(key: string, { onSheet, onPalette, onNew }: Heard) {
  if (key === '?') return done(onSheet)
  if (key === '/') return done(onPalette)
  return key === 'n' ? done(onNew) : undefined
}

const done = (act: () => void) => {
  act()
  return 'done' as const
}

/** What came last to the page is asked first. */
function take({ offered }: Heard, key: string): 'done' | undefined {
  const found = offered().findLast((one) => one.key === key)
  return found && found.run() !== false ? 'done' : undefined
}

const isControl = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey

const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** Enter on a link or a button is its own. */
const isPressed = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('a, button, summary, [role=button], [role=link]') !== null

/** Letters mean themselves in a field, a list that one types ahead in, and a dialog. */
function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const own =
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=listbox], [role=menu], [role=grid], [role=dialog], [role=alertdialog]'
  return target.isContentEditable || target.closest(own) !== null || isDialogOpen()
}
