import type { BikeStation } from '@delebil/core-api'
import { IconButton } from '@delebil/ui'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { placeTexts } from '../locale/place-texts.ts'
import { stationCard, stationFact, stationName } from './station-card.css.ts'

export interface StationCardProps {
  readonly station: BikeStation
  readonly onClose: () => void
}

/** What stands at a city-bike station. Takes the focus, and closes on Escape. */
export function StationCard({ station, onClose }: StationCardProps) {
  const { name, bikesAvailable, spacesAvailable, allowDropoff, realtimeOccupancyAvailable } = station
  const frame = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another station is read out anew
  useEffect(() => frame.current?.focus({ preventScroll: true }), [station.id])
  return (
    <section
      ref={frame}
      tabIndex={-1}
      className={stationCard}
      aria-label={`${placeTexts.station} ${name}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div>
        <p className={stationName}>{name}</p>
        <p className={stationFact}>
          {placeTexts.bikes(bikesAvailable)}, {placeTexts.spaces(spacesAvailable)}
        </p>
        {!allowDropoff && <p className={stationFact}>{placeTexts.noDropoff}</p>}
        {!realtimeOccupancyAvailable && <p className={stationFact}>{placeTexts.notLive}</p>}
      </div>
      <IconButton label={placeTexts.closeStation} icon={X} onPress={onClose} />
    </section>
  )
}
