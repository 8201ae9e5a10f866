import { Skeleton } from '@delebil/ui'
import { frame, prices, row, tile, words } from './car-row.css.ts'

/** Holds the place of a row. */
export function CarRowSkeleton() {
  return (
    <div className={frame} aria-hidden="true">
      <div className={row}>
        <span className={tile}>
          <Skeleton heightPx={76} />
        </span>
        <span className={words}>
          <Skeleton width="70%" heightPx={20} />
          <Skeleton width="85%" heightPx={16} />
          <Skeleton width="50%" heightPx={16} />
        </span>
        <span className={prices}>
          <Skeleton width={64} heightPx={20} />
        </span>
      </div>
    </div>
  )
}
