import type { Car } from '@delebil/core-api'
import { Skeleton } from '@delebil/ui'
import { formatDistance } from '@delebil/validation/text'
import { useWalks } from '../data/use-walks.ts'
import { placeTexts } from '../locale/place-texts.ts'
import { muted } from '../panel/panel.css.ts'

/** Where the search starts. Degrees, WGS 84. */
export interface WalkFrom {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

const MINUTE_S = 60

/** How far it is to the car on foot, or the straight line where no way is known. */
export function WalkThere({
  car: { locationId },
  from,
}: {
  readonly car: Pick<Car, 'locationId'>
  readonly from: WalkFrom
}) {
  const walk = useWalks(from, [locationId])?.get(locationId)
  if (!walk) {
    return (
      <div className={muted}>
        <Skeleton width={180} heightPx={20} />
      </div>
    )
  }
  const far = formatDistance(walk.metres)
  if (walk.seconds === null) return <p className={muted}>{placeTexts.straightFrom(far, from.name)}</p>
  const minutes = Math.max(1, Math.round(walk.seconds / MINUTE_S))
  return <p className={muted}>{placeTexts.walkFrom(far, minutes, from.name)}</p>
}
