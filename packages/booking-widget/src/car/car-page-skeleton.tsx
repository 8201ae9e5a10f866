import { Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import { texts } from '../locale/texts.ts'

/** Holds the place of a car's page. */
export function CarPageSkeleton() {
  return (
    <Stack gapPx={16}>
      <span role="status">
        <VisuallyHidden>{texts.car.loading}</VisuallyHidden>
      </span>
      <Skeleton heightPx={140} />
      <Skeleton width="60%" heightPx={24} />
      <Skeleton width="80%" />
      <Skeleton width="70%" />
      <Skeleton heightPx={120} />
    </Stack>
  )
}
