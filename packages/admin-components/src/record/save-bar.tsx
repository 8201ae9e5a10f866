import { Button, SaveButton, StickyBar } from '@delebil/ui'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { KeyHint } from '../part/key-hint.tsx'
import { texts } from '../texts.ts'
import * as css from './record.css.ts'

interface Saved {
  readonly isChanged: boolean
  readonly isPending: boolean
  readonly tries: number
  readonly hasSaved: boolean
  readonly props: { readonly id: string }
  readonly submit: () => Promise<unknown>
}

interface SaveBarProps {
  readonly form: Saved
  readonly isNew: boolean
  readonly onDiscard: () => void
  /** Why it was not saved; false for nothing. */
  readonly refusal: ReactNode
  readonly ref: Ref<HTMLDivElement>
}

/** Saves, in sight wherever one has scrolled: there from the first change on. */
export function SaveBar({ form, isNew, onDiscard, refusal, ref }: SaveBarProps) {
  const { isChanged, isPending, tries, hasSaved, props } = form
  const [isHeld, setIsHeld] = useState(false)
  const latest = useRef(form)
  latest.current = form
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      // What is being typed may be known only once its field is left: a day, say.
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && activeElement !== document.body) {
        activeElement.blur()
        activeElement.focus({ preventScroll: true })
      }
      setTimeout(() => {
        if (latest.current.isChanged) void latest.current.submit()
      })
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [])
  const isRefused = refusal !== undefined && refusal !== null && refusal !== false
  if (!isNew && !isChanged && !isPending && !isRefused && !isHeld && !hasSaved) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is told where the focus is, and does nothing
    <div
      ref={ref}
      className={css.bar}
      onFocus={() => setIsHeld(true)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setIsHeld(false)}
    >
      <StickyBar isOneLine refusal={isRefused && <div className={css.refusal}>{refusal}</div>} attempt={tries}>
        {!isNew && isChanged && (
          <Button variant="quiet" onPress={onDiscard}>
            {texts.leave}
          </Button>
        )}
        {isNew ? (
          <Button type="submit" form={props.id} variant="primary" isPending={isPending}>
            {texts.create} <KeyHint keys={['Mod', 'S']} />
          </Button>
        ) : (
          <SaveButton
            form={props.id}
            isSaved={!isChanged}
            isPending={isPending}
            hint={<KeyHint keys={['Mod', 'S']} />}
          />
        )}
      </StickyBar>
    </div>
  )
}
