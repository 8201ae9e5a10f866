import { useLayoutEffect, useRef } from 'react'
import * as css from './place-pin.css.ts'

export interface PlacePinProps {
  /** What stands there; the map's own label says it to a screen reader. */
  readonly name: string
  /** How large the name is, in px. */
  readonly onSize?: ((width: number, height: number) => void) | undefined
}

/** A pin whose tip is at the place, with its name below. */
export function PlacePin({ name, onSize }: PlacePinProps) {
  const text = useRef<HTMLSpanElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name has another size
  useLayoutEffect(() => {
    if (text.current) onSize?.(text.current.offsetWidth, text.current.offsetHeight)
  }, [name, onSize])
  return (
    <div className={css.pin} aria-hidden="true">
      <svg className={css.drop} viewBox="0 0 32 42" focusable="false" aria-hidden="true">
        <path
          className={css.body}
          d="M16 1.5a14 14 0 0 0-14 14c0 9.6 9.6 17.4 14 24.5 4.4-7.1 14-14.9 14-24.5a14 14 0 0 0-14-14Z"
        />
        <circle className={css.eye} cx="16" cy="15.5" r="5" />
      </svg>
      <span ref={text} className={css.name}>
        {name}
      </span>
    </div>
  )
}
