import { formatCount } from '@delebil/validation/text'
import { counts } from './count.css.ts'

export interface CountProps {
  readonly of: number
  /** False: about so many; from `MOST` on it says only that there are more. */
  readonly isExact?: boolean
  /** What the number means: that somebody must look, or that something is wrong. None of either at 0. */
  readonly meaning?: keyof typeof counts
  /** What it counts, for those who do not see where it stands: '7 venter'. */
  readonly label?: string
}

/** What nobody counts on from. */
const MOST = 10_000

/** A number beside a name. */
export function Count({ of, isExact = true, meaning = 'plain', label }: CountProps) {
  const className = counts[of > 0 ? meaning : 'plain']
  const text = isExact ? formatCount(of) : `${formatCount(Math.min(of, MOST))}+`
  if (label === undefined) return <span className={className}>{text}</span>
  return (
    <span role="img" className={className} aria-label={label}>
      {text}
    </span>
  )
}
