import { useState } from 'react'
import { CarSilhouette } from '../car-silhouette/car-silhouette.tsx'
import { drawing, photo, sizes } from './car-tile.css.ts'

export interface CarTileProps {
  bodyType: string
  color: string
  /** The club's photograph. While it is not there, and where it can't be had, the car is drawn. */
  photoUrl?: string | undefined
  /** The same for sharper screens, as in `srcset`. */
  photoSrcSet?: string | undefined
  /** `small` is 104 wide, for lists; `large` 148. Where there is less room both shrink. */
  size?: 'small' | 'large'
}

/** A car as it looks, on a ground of its own. Its model stands beside it, so it is decoration. */
export function CarTile({ bodyType, color, photoUrl, photoSrcSet, size = 'small' }: CarTileProps) {
  const [missing, setMissing] = useState<string>()
  return (
    <span className={sizes[size]} aria-hidden="true">
      {photoUrl !== undefined && photoUrl !== missing ? (
        <img
          className={photo}
          src={photoUrl}
          srcSet={photoSrcSet}
          alt=""
          loading="lazy"
          onError={() => setMissing(photoUrl)}
        />
      ) : (
        <span className={drawing}>
          <CarSilhouette bodyType={bodyType} color={color} />
        </span>
      )}
    </span>
  )
}
