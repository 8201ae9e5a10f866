import { formatCount } from '@delebil/validation/text'
import { Link } from 'react-aria-components'
import * as css from './key-figures.css.ts'

export interface KeyFigure {
  readonly label: string
  readonly value: number
  /** What it is of, or when the next is. */
  readonly note?: string | undefined
  /** Where they stand, one by one. */
  readonly href?: string | undefined
  /** Any at all is one too many. */
  readonly isWrong?: boolean
}

export interface KeyFiguresProps {
  /** Names them all for a screen reader. */
  readonly label: string
  readonly figures: readonly KeyFigure[]
}

/** A few numbers that say how the day is. */
export function KeyFigures({ label, figures }: KeyFiguresProps) {
  return (
    <dl aria-label={label} className={css.figures}>
      {figures.map(({ label: name, value, note, href, isWrong = false }) => (
        <div key={name} className={css.figure}>
          <dt className={css.label}>{name}</dt>
          <dd className={css.values[isWrong && value > 0 ? 'wrong' : 'plain']}>
            {href === undefined ? (
              formatCount(value)
            ) : (
              <Link href={href} className={css.link} aria-label={`${name}: ${formatCount(value)}`}>
                {formatCount(value)}
              </Link>
            )}
          </dd>
          {note !== undefined && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
