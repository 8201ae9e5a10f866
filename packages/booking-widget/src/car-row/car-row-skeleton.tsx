import { Skeleton } from '@delebil/ui'
import { prices, row, words } from './car-row.css.ts'

/** Holds the place of a row. */
export function CarRowSkeleton() {
  return (
    <div className={row} aria-hidden="true">
      <Skeleton heightPx={40} />
      <div className={words}>
        <Skeleton width="70%" heightPx={20} />
        <Skeleton width="85%" heightPx={16} />
        <Skeleton width="50%" heightPx={16} />
      </div>
      <div className={prices}>
        <Skeleton width={64} heightPx={20} />
        <Skeleton width={48} heightPx={16} />
      </div>
    </div>
  )
}
