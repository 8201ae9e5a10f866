import { Failed, KeyFigures, useAdminHost } from '@delebil/admin-components'
import { MapBoundary } from '@delebil/booking-widget'
import { EmptyState, Skeleton } from '@delebil/ui'
import { addMinutes } from '@delebil/validation/time'
import { Car } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useWide } from '../../site/context/use-wide.ts'
import { LoadingPage } from '../../site/page/loading-page.tsx'
import { CarList } from './car-list.tsx'
import { fleetFigures } from './fleet-figures.ts'
import * as css from './fleet-map.css.ts'
import { fleetMapTexts } from './fleet-map-texts.ts'
import { SelectedCar } from './selected-car.tsx'
import { TimeSlider } from './time-slider.tsx'
import { useFleetMap, useLowCharge } from './use-fleet-map.ts'

const DrawnFleet = lazy(async () => ({ default: (await import('./drawn-fleet.tsx')).DrawnFleet }))
const DEBOUNCE_MS = 200
const STEP_MINUTES = 30

type Place = { readonly latitude: number; readonly longitude: number }

/** Where each car belongs and what it is, was or will be at a moment; as a map, and as a list of the same. */
export function FleetMapPage() {
  const { online } = useAdminHost()
  const [start] = useState(() => new Date())
  const [steps, setSteps] = useState(0)
  const [settled, setSettled] = useState(0)
  const [selectedId, setSelectedId] = useState<number>()
  const [shown, setShown] = useState<{ readonly carId: number; readonly place: Place }>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(steps), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [steps])
  const { data, error, mutate } = useFleetMap(settled === 0 ? undefined : addMinutes(start, settled * STEP_MINUTES))
  const low = useLowCharge()
  const selected = data?.cars.find(({ id }) => id === selectedId)
  const home = data?.places.find(({ id }) => id === selected?.locationId)
  const isWide = useWide()
  const fleet = data && data.cars.length > 0 ? data : undefined
  const map = fleet && (
    <div className={css.map}>
      <MapBoundary instead={<p className={css.noMap}>{fleetMapTexts.noMap}</p>}>
        <Suspense fallback={<LoadingPage />}>
          <DrawnFleet
            fleet={fleet}
            selectedCarId={selectedId}
            onSelectCar={setSelectedId}
            position={shown?.carId === selectedId ? shown?.place : undefined}
          />
        </Suspense>
      </MapBoundary>
    </div>
  )

  return (
    <div className={css.page}>
      {/* On a phone the map is what is seen first. */}
      {!isWide && map}
      <p className={css.muted}>{fleetMapTexts.lead}</p>
      <TimeSlider start={start} stepMinutes={STEP_MINUTES} steps={steps} onChange={setSteps} />
      {!data && !online && <Failed as="offline">{fleetMapTexts.offline}</Failed>}
      {data?.cars.length === 0 && (
        <EmptyState icon={Car} heading={fleetMapTexts.emptyHeading}>
          {fleetMapTexts.empty}
        </EmptyState>
      )}
      {online && error && (
        <Failed as="banner" heading={fleetMapTexts.failed} onAgain={() => void mutate()}>
          {error.message}
        </Failed>
      )}
      {!data && !error && online && <Skeleton label={fleetMapTexts.loading} heightPx={320} />}
      {fleet && <KeyFigures label={fleetMapTexts.figures} figures={fleetFigures(fleet)} />}
      {fleet && (
        <div className={css.columns}>
          {isWide && map}
          <div className={css.side}>
            {selected && (
              <SelectedCar
                key={selected.id}
                car={selected}
                home={home?.name ?? ''}
                onShown={(place) => setShown({ carId: selected.id, place })}
              />
            )}
            <CarList fleet={fleet} low={low} selectedId={selectedId} onSelect={setSelectedId} />
          </div>
        </div>
      )}
    </div>
  )
}
