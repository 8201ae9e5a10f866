import type { CSSProperties, ReactNode } from 'react'
import { customProperty } from '../theme/custom-property.ts'
import { inUnit } from '../theme/in-unit.ts'
import { filled, narrowestVar, row } from './field-row.css.ts'

export interface FieldRowProps {
  /** The narrowest that a field may be before it goes to the next line. */
  narrowestPx?: 136 | 160 | 180 | 200 | 240
  /** Few fields take all of the width; else each is as wide as those of other rows. */
  isFilled?: boolean
  /** Fields, each by itself or in one element of its own. */
  children?: ReactNode
}

/** Fields beside each other: their names are on one line, and so is what one types in, whether or not each has a help text or an error. */
export function FieldRow({ narrowestPx = 240, isFilled = false, children }: FieldRowProps) {
  return (
    <div
      className={isFilled ? `${row} ${filled}` : row}
      style={{ [customProperty(narrowestVar)]: inUnit(narrowestPx) } as CSSProperties}
    >
      {children}
    </div>
  )
}
