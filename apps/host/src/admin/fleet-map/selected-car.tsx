import { mayAny, useAdminHost } from '@delebil/admin-components'
import type { MapCarAt } from '@delebil/core-api/admin'
import { Button } from '@delebil/ui'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-aria-components'
import { adminPaths } from '../shared/admin-paths.ts'
import { PositionDialog, positionTexts } from '../shared/position-dialog.tsx'
import * as css from './fleet-map.css.ts'
import { fleetMapTexts as own } from './fleet-map-texts.ts'

export interface SelectedCarProps {
  readonly car: MapCarAt
  /** What it is, in words. */
  readonly state: string
  readonly home: string
  readonly onShown: (place: { readonly latitude: number; readonly longitude: number }) => void
}

/** One car; where it really is only for a reason that is typed and kept. */
export function SelectedCar({ car, state, home, onShown }: SelectedCarProps) {
  const { permissions } = useAdminHost()
  const [isAsking, setIsAsking] = useState(false)
  const [said, setSaid] = useState<string>()
  return (
    <section className={css.panel} aria-label={own.selected}>
      <h2 className={css.heading}>{car.licensePlate}</h2>
      <p className={css.text}>
        {car.model}. {state}. {own.home(home)}.
      </p>
      <Link className={css.link} href={adminPaths.cars.recordPath({ id: car.id })}>
        {own.open}
      </Link>
      {mayAny(permissions, ['FLEET_MANAGEMENT_WRITE']) && (
        <span>
          <Button icon={LocateFixed} onPress={() => setIsAsking(true)}>
            {positionTexts.ask}
          </Button>
        </span>
      )}
      <div role="status" className={css.text}>
        {said}
      </div>
      {isAsking && (
        <PositionDialog
          carId={car.id}
          onClose={() => setIsAsking(false)}
          onPosition={(place, at) => {
            setIsAsking(false)
            if (!place) return setSaid(positionTexts.silent)
            setSaid(`${own.shown(at)}: ${own.coordinates(place.latitude, place.longitude)}`)
            onShown(place)
          }}
        />
      )}
    </section>
  )
}
