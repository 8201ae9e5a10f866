import { type CarBodyType, CarSilhouette } from '@delebil/ui'
import { type CarPaint, carPaints } from '@delebil/ui/theme'

export interface CarPictureProps {
  readonly bodyType: string
  readonly color: string
}

const bodyTypes: readonly CarBodyType[] = [
  'city',
  'hatchback',
  'estate',
  'suv',
  'van',
  'minibus',
  'pickup',
  'cabriolet',
]

/** The drawing of a car; its model stands beside it, so it is decoration. A body or paint we have no drawing of becomes the commonest. */
export function CarPicture({ bodyType, color }: CarPictureProps) {
  const known = bodyTypes.find((type) => type === bodyType) ?? 'hatchback'
  const paint = color in carPaints ? (color as CarPaint) : 'silver'
  return <CarSilhouette bodyType={known} color={paint} />
}
