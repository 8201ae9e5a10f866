import { plateColors } from '../theme/colors.ts'
import { inUnit } from '../theme/in-unit.ts'
import { band, characters, plate } from './number-plate.css.ts'

export interface NumberPlateProps {
  /** However it is kept: 'EL12345' and 'EL 12345' look the same. */
  number: string
  /** 22 in a line of text, 24 in a list, 32 beside a heading, 44 where it is what one looks for. */
  heightPx?: 22 | 24 | 32 | 44
}

/** The plate as it hangs on the car, so that the eye finds it in the street. To a screen reader it is its characters. */
export function NumberPlate({ number, heightPx = 24 }: NumberPlateProps) {
  return (
    <span className={plate} style={{ fontSize: inUnit(heightPx) }}>
      <svg className={band} viewBox="0 0 11 22" focusable="false" aria-hidden="true">
        <path fill={plateColors.flagRed} d="M1.5 3.5h8v5.8h-8Z" />
        <path stroke="#fff" strokeWidth="1.8" d="M4.6 3.5v5.8M1.5 6.4h8" />
        <path stroke={plateColors.flagBlue} strokeWidth=".8" d="M4.6 3.5v5.8M1.5 6.4h8" />
        <path fill="none" stroke="#fff" strokeWidth="1.2" strokeLinejoin="bevel" d="M3.6 17.5v-4.6l3.8 4.6v-4.6" />
      </svg>
      <span className={characters}>{spaced(number)}</span>
    </span>
  )
}

/** Two letters, a space, the digits. A plate of another kind, a country's or somebody's own, stays as it is. */
function spaced(number: string): string {
  return number.replace(/^([A-ZÆØÅ]{2})\s*(\d{4,5})$/, '$1 $2')
}
