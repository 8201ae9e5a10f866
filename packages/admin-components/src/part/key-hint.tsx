import { useLayoutEffect, useRef } from 'react'
import * as css from './key-hint.css.ts'
import { useKeysOn } from './use-keys-on.ts'

export interface KeyHintProps {
  /** `Mod` is Ctrl, and ⌘ on a Mac. */
  readonly keys: readonly string[]
  /** In a list of keys, where it is read out. */
  readonly isSpoken?: boolean
}

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform)
const nameOf = (key: string) => (key !== 'Mod' ? key : isMac() ? '⌘' : 'Ctrl')

/** Which key does the same as the button it stands in. Gone while single letters are turned off, and where there is no mouse. */
export function KeyHint({ keys, isSpoken = false }: KeyHintProps) {
  const [areOn] = useKeysOn()
  const hint = useRef<HTMLSpanElement>(null)
  const isSingle = keys.length === 1 && keys[0]?.length === 1
  const isThere = isSpoken || !isSingle || areOn
  const shortcut = keys.map((key) => (key !== 'Mod' ? key : isMac() ? 'Meta' : 'Control')).join('+')
  // Controls of the library drop the attribute where it is given to them.
  useLayoutEffect(() => {
    const pressed = isThere && !isSpoken ? hint.current?.closest('button, a') : undefined
    pressed?.setAttribute('aria-keyshortcuts', shortcut)
    return () => pressed?.removeAttribute('aria-keyshortcuts')
  }, [isThere, isSpoken, shortcut])
  if (!isThere) return null
  return (
    <span ref={hint} className={isSpoken ? css.keys : css.hint} aria-hidden={!isSpoken}>
      {keys.map((key) => (
        <kbd key={key} className={css.key}>
          {nameOf(key)}
        </kbd>
      ))}
    </span>
  )
}
