import { Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import { texts } from '../locale/texts.ts'
import { head, headWords, tile } from './car.css.ts'

/** Holds the place of a car's page. */
export function CarPageSkeleton() {
  return (
    <div>
      <span role="status">
        <VisuallyHidden>{texts.car.loading}</VisuallyHidden>
      </span>
      <div className={head}>
        <span className={tile}>
          <Skeleton heightPx={96} />
        </span>
        <div className={headWords}>
          <Skeleton width={120} heightPx={22} />
          <Skeleton width={104} heightPx={24} />
        </div>
      </div>
      <CarBodySkeleton />
    </div>
  )
}

/** Holds the place of what is below the car, until it is known whether the car can be had. */
export function CarBodySkeleton() {
  return (
    <Stack gapPx={16}>
      <Skeleton width={160} heightPx={62} />
      <Skeleton heightPx={30} lines={4} />
      <Skeleton heightPx={41} />
      <Skeleton heightPx={64} />
    </Stack>
  )
}
