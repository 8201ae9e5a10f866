import type { BikeStation } from '@delebil/core-api'
import { Switch } from '@delebil/ui'
import { formatDistance } from '@delebil/validation/text'
import { useSnapshot } from 'valtio'
import { useBikeStations } from '../data/use-bike-stations.ts'
import { placeTexts } from '../locale/place-texts.ts'
import { bikeList, bikeNote, bikes } from './bike-fields.css.ts'
import { usePlace } from './data.ts'
import type { Search } from './model.ts'
import { nearestStations } from './nearest-stations.ts'

/** City bikes on or off, and those nearby in words: the same as the map shows. Nothing where this site has none. */
export function BikeFields({ search }: { readonly search: Search }) {
  const { showBikes } = useSnapshot(search.state)
  const { isOffered, stations, error } = useBikeStations(true, showBikes)
  if (!isOffered && !showBikes) return null
  return (
    <div className={bikes}>
      <Switch isSelected={showBikes} onChange={search.setShowBikes}>
        {placeTexts.showBikes}
      </Switch>
      {showBikes && <Nearby search={search} stations={stations} hasFailed={error !== undefined} />}
    </div>
  )
}

interface NearbyProps {
  readonly search: Search
  readonly stations: readonly BikeStation[] | undefined
  readonly hasFailed: boolean
}

function Nearby({ search, stations, hasFailed }: NearbyProps) {
  const place = usePlace(search)
  if (!stations) {
    return (
      <p className={bikeNote} role="status">
        {hasFailed ? placeTexts.bikesFailed : placeTexts.bikesLoading}
      </p>
    )
  }
  const nearest = nearestStations(stations, place)
  if (nearest.length === 0) return <p className={bikeNote}>{placeTexts.noBikes}</p>
  return (
    <ul className={bikeList} aria-label={placeTexts.bikesNearby}>
      {nearest.map(({ station: { id, name, bikesAvailable, spacesAvailable }, metres }) => (
        <li key={id}>
          {name} · {formatDistance(metres)}
          <span className={bikeNote}>
            {placeTexts.bikes(bikesAvailable)}, {placeTexts.spaces(spacesAvailable)}
          </span>
        </li>
      ))}
    </ul>
  )
}
