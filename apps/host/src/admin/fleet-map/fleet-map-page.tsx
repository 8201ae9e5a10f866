import { Failed, KeyFigures, useAdminHost } from '@delebil/admin-components'
import type { FleetMap } from '@delebil/core-api/admin'
import { Banner, EmptyState, Skeleton } from '@delebil/ui'
import { addMinutes } from '@delebil/validation/time'
import { Car } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useWide } from '../../site/context/use-wide.ts'
import { CarList } from './car-list.tsx'
import { beginDrawing, FleetDrawing } from './fleet-drawing.tsx'
import { fleetFigures } from './fleet-figures.ts'
import * as css from './fleet-map.css.ts'
import { fleetMapTexts, stateNames } from './fleet-map-texts.ts'
import { SelectedCar } from './selected-car.tsx'
import { TimeSlider } from './time-slider.tsx'
import { useFleetMap, useLowCharge } from './use-fleet-map.ts'

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
  useEffect(beginDrawing, [])
  const selected = data?.cars.find(({ id }) => id === selectedId)
  const home = data?.places.find(({ id }) => id === selected?.locationId)
  const isWide = useWide()
  const fleet = data && data.cars.length > 0 ? data : undefined
  const isNow = settled === 0
  const states = useMemo(() => stateNames(isNow), [isNow])
  const position = shown?.carId === selectedId ? shown?.place : undefined
  const map = fleet && (
    <FleetDrawing
      fleet={fleet}
      states={states}
      selectedCarId={selectedId}
      onSelectCar={setSelectedId}
      position={position}
    />
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
      {fleet && (
        <>
          <SomeOnly fleet={fleet} />
          <KeyFigures label={fleetMapTexts.figures} figures={fleetFigures(fleet, states)} />
        </>
      )}
      {fleet && (
        <div className={css.columns}>
          {isWide && map}
          <div className={css.side}>
            {selected && (
              <SelectedCar
                key={selected.id}
                car={selected}
                state={states[selected.state]}
                home={home?.name ?? ''}
                onShown={(place) => setShown({ carId: selected.id, place })}
              />
            )}
            <CarList fleet={fleet} states={states} low={low} selectedId={selectedId} onSelect={setSelectedId} />
          </div>
        </div>
      )}
    </div>
  )
}

function SomeOnly({ fleet: { cars, totalCars } }: { readonly fleet: FleetMap }) {
  if (totalCars === undefined) return null
  return (
    <Banner tone="info" title={fleetMapTexts.someOf(cars.length, totalCars)}>
      {fleetMapTexts.someOnly}
    </Banner>
  )
}
