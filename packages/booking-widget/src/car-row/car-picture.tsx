import { type CarBodyType, CarSilhouette } from '@delebil/ui'
import { type CarPaint, carPaints } from '@delebil/ui/theme'
import { useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { photo } from './car-row.css.ts'

export interface CarPictureProps {
  readonly bodyType: string
  readonly color: string
  /** A photograph, where the club has put one up. */
  readonly iconUrl?: string
  /** As wide as the page: sharp screens get the large one. */
  readonly isLarge?: boolean
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

/** A car as it looks; its model stands beside it, so it is decoration. A body or paint we have no drawing of becomes the commonest. */
export function CarPicture({ bodyType, color, iconUrl = '', isLarge }: CarPictureProps) {
  const { showsPhotos } = useBookingHost()
  const [missing, setMissing] = useState('')
  if (showsPhotos && iconUrl.endsWith('.jpg') && iconUrl !== missing) {
    return (
      <img
        className={photo}
        src={iconUrl}
        {...(isLarge && { srcSet: `${iconUrl}, ${iconUrl.replace('.jpg', '-large.jpg')} 2x` })}
        alt=""
        width="240"
        height="104"
        loading="lazy"
        onError={() => setMissing(iconUrl)}
      />
    )
  }
  const known = bodyTypes.find((type) => type === bodyType) ?? 'hatchback'
  const paint = color in carPaints ? (color as CarPaint) : 'silver'
  return <CarSilhouette bodyType={known} color={paint} />
}
