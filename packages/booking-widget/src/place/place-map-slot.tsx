import { Button, Icon } from '@delebil/ui'
import { media } from '@delebil/ui/theme'
import { MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { savesData, whenIdle } from '../data/when-idle.ts'
import { mapText } from '../locale/map-text.ts'
import { PlaceMap, type PlaceMapProps } from '../map/place-map.tsx'
import { useIsNear } from '../picture/use-is-near.ts'
import { ask, ground, spot } from './place-map-slot.css.ts'

/** A busy page has its map by then all the same (ms). */
const REST_AT_MOST_MS = 4000

/** The map of one place: half a megabyte, which a desk loads when all else is there, and a phone when it is asked for. Until then the pin stands on bare ground. */
export function PlaceMapSlot(props: PlaceMapProps) {
  const { mapWhen } = useBookingHost()
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (!isNear || mapWhen === 'asked' || savesData() || !matchMedia(media.wide).matches) return
    return whenIdle(() => setIsWanted(true), REST_AT_MOST_MS)
  }, [isNear, mapWhen])
  if (isWanted) return <PlaceMap {...props} />
  return (
    <div ref={frame} className={ground}>
      <div className={spot} aria-hidden="true">
        <Icon of={MapPin} sizePx={32} />
        {props.name}
      </div>
      <div className={ask}>
        <Button isSmall aria-label={`${mapText.show}: ${props.label}`} onPress={() => setIsWanted(true)}>
          {mapText.show}
        </Button>
      </div>
    </div>
  )
}
