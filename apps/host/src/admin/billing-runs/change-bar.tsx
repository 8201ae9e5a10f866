import { LOCALE } from '@delebil/validation/text'
import * as css from './outliers.css.ts'

/** From here on a change is marked. */
const MUCH = 0.25

const percents = new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

interface ChangeBarProps {
  readonly grossOre: number
  readonly beforeOre: number
}

/** By how large a part of itself an amount has changed; nothing where there was nothing before. */
export function ChangeBar({ grossOre, beforeOre }: ChangeBarProps) {
  if (beforeOre === 0) return '–'
  const change = (grossOre - beforeOre) / Math.abs(beforeOre)
  const isMuch = Math.abs(change) >= MUCH
  return (
    <span className={isMuch ? css.large : css.calm}>
      {percents.format(change)}
      <span className={css.shareTrack} aria-hidden="true">
        <span
          className={isMuch ? css.largeBar : css.shareBar}
          style={{ inlineSize: `${Math.min(100, Math.abs(change) * 100)}%` }}
        />
      </span>
    </span>
  )
}
