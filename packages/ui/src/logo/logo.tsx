import { inUnit } from '../theme/in-unit.ts'
import { figure, ground, logo, symbol, wheel, word } from './logo.css.ts'

export interface LogoProps {
  heightPx?: number
  /** Only the sign; its name is then read, not seen. */
  isSymbolOnly?: boolean
}

const name = 'Delebil'

/** A car coming towards you on a green ground, and the name. */
export function Logo({ heightPx = 32, isSymbolOnly = false }: LogoProps) {
  return (
    <span
      className={logo}
      style={{ fontSize: inUnit(heightPx / 1.35) }}
      {...(isSymbolOnly && { role: 'img', 'aria-label': name })}
    >
      <svg className={symbol} viewBox="0 0 40 40" focusable="false" aria-hidden="true">
        <rect className={ground} width="40" height="40" rx="11" />
        <path className={figure} d="M7.5 27V22.5L12 20.5L15.5 13.5H24.5L28.5 20.5L32.5 22.5V27" />
        <path className={figure} d="M17 27H23M20 13.5V20.5M12 20.5H28.5" />
        <circle className={wheel} cx="12.2" cy="27.4" r="3.6" />
        <circle className={wheel} cx="27.8" cy="27.4" r="3.6" />
      </svg>
      {!isSymbolOnly && <span className={word}>{name}</span>}
    </span>
  )
}
