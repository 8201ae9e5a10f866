import { CarTile } from '@delebil/ui'
import { useBookingHost } from '../booking-host.ts'

export interface CarPictureProps {
  readonly bodyType: string
  readonly color: string
  /** A photograph, where the club has put one up. */
  readonly iconUrl?: string
  /** On a page of its own: sharp screens get the large photograph. */
  readonly isLarge?: boolean
}

/** A car as it looks: the club's photograph where the page shows such, else our drawing. */
export function CarPicture({ bodyType, color, iconUrl = '', isLarge = false }: CarPictureProps) {
  const { showsPhotos } = useBookingHost()
  const isPhoto = showsPhotos && iconUrl.endsWith('.jpg')
  return (
    <CarTile
      bodyType={bodyType}
      color={color}
      size={isLarge ? 'large' : 'small'}
      {...(isPhoto && { photoUrl: iconUrl })}
      {...(isPhoto && isLarge && { photoSrcSet: `${iconUrl}, ${iconUrl.replace('.jpg', '-large.jpg')} 2x` })}
    />
  )
}
