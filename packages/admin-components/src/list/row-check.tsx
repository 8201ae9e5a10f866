import { useEffect, useRef } from 'react'
import * as css from './check.css.ts'

interface RowCheckProps {
  readonly label: string
  readonly isSelected: boolean
  readonly isPartly?: boolean
  readonly onPress: (isRange: boolean) => void
}

/** The box that chooses a row. The browser's own: hundreds of them cost nothing. */
export function RowCheck({ label, isSelected, isPartly = false, onPress }: RowCheckProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <label className={css.target}>
      <input
        ref={box}
        type="checkbox"
        className={css.box}
        aria-label={label}
        checked={isSelected}
        onChange={({ nativeEvent }) => onPress(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  )
}
