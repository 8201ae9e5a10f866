import { Stack } from '../stack/stack.tsx'
import { inUnit } from '../theme/in-unit.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { block } from './skeleton.css.ts'

export interface SkeletonProps {
  /** Any CSS width; a number is px where text is 16 px. */
  width?: number | string
  heightPx?: number
  isRound?: boolean
  /** As many of it below each other. */
  lines?: number
  /** Says to a screen reader that it is on its way: once, of the whole. */
  label?: string
}

/** Holds the place of what is coming where its layout is known. Decoration, but for its label. */
export function Skeleton({ width = '100%', heightPx = 20, isRound = false, lines = 1, label }: SkeletonProps) {
  const height = inUnit(heightPx)
  const style = {
    width: typeof width === 'number' ? inUnit(width) : width,
    height,
    ...(isRound && { borderRadius: height }),
  }
  const blocks = [...Array(lines).keys()].map((line) => (
    <span key={line} aria-hidden="true" className={block} style={style} />
  ))
  const shape = lines === 1 ? blocks : <Stack gapPx={8}>{blocks}</Stack>
  if (label === undefined) return shape
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {shape}
    </div>
  )
}
