import { block } from './skeleton.css.ts'

export interface SkeletonProps {
  /** Any CSS width; a number is px. */
  width?: number | string
  heightPx?: number
  isRound?: boolean
}

/** Holds the place of what is coming where its layout is known. Decoration: say "laster" once, beside the whole. */
export function Skeleton({ width = '100%', heightPx = 20, isRound = false }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={block}
      style={{ width, height: heightPx, ...(isRound && { borderRadius: heightPx }) }}
    />
  )
}
