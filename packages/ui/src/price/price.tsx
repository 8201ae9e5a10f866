import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { aligns, amounts, coverings, labels } from './price.css.ts'

export interface PriceProps {
  /** What the amount is called where that matters: "Anslått", "Totalt". */
  label?: string | undefined
  /** As it is written: "420 kr". */
  amount: string
  /** What the amount covers, or what comes on top of it: "5 t · 50 km", "+ 3,40 kr/km". */
  covers: string
  /** What is read between the two. */
  joint?: string
  /** `row` in a list and a foot, `large` beside a heading, `display` once on a screen. */
  size?: keyof typeof amounts
  align?: keyof typeof aligns
}

/** An amount and what it covers; read as one sentence. */
export function Price({ label = '', amount, covers, joint = ' ', size = 'row', align = 'start' }: PriceProps) {
  return (
    <span className={aligns[align]}>
      {label !== '' && <span className={labels[size]}>{label} </span>}
      <span className={amounts[size]}>{amount}</span>
      {covers !== '' && <VisuallyHidden>{joint}</VisuallyHidden>}
      {covers !== '' && <span className={coverings[size]}>{covers}</span>}
    </span>
  )
}
