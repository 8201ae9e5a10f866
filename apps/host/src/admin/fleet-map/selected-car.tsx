import { mayAny, useAdminChange, useAdminHost } from '@delebil/admin-components'
import type { MapCarAt } from '@delebil/core-api/admin'
import { Button, FormDialog, TextArea, useForm } from '@delebil/ui'
import { formatTime } from '@delebil/validation/text'
import { parseInstant } from '@delebil/validation/time'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-aria-components'
import { adminPaths } from '../shared/admin-paths.ts'
import * as css from './fleet-map.css.ts'
import { fleetMapTexts as own } from './fleet-map-texts.ts'

const SHORTEST = 10

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
            {own.whereIsIt}
          </Button>
        </span>
      )}
      <div role="status" className={css.text}>
        {said}
      </div>
      {isAsking && (
        <ReasonDialog
          carId={car.id}
          onClose={() => setIsAsking(false)}
          onPosition={(text, place) => {
            setIsAsking(false)
            setSaid(text)
            if (place) onShown(place)
          }}
        />
      )}
    </section>
  )
}

interface ReasonDialogProps {
  readonly carId: number
  readonly onClose: () => void
  readonly onPosition: (text: string, place?: { readonly latitude: number; readonly longitude: number }) => void
}

function ReasonDialog({ carId, onClose, onPosition }: ReasonDialogProps) {
  const revealing = useAdminChange('fleet-map.position')
  const form = useForm({
    initial: { why: '' },
    check: ({ why }) => ({ why: why.trim().length < SHORTEST ? own.whyError : undefined }),
    send: (body) => revealing.send({ params: { id: carId }, body }),
    onDone: ({ position, at }) => {
      if (position === null) return onPosition(own.silent)
      const [longitude, latitude] = position.coordinates
      const moment = parseInstant(at)
      const when = moment ? formatTime(moment) : ''
      onPosition(`${own.shown(when)}: ${own.coordinates(latitude, longitude)}`, { latitude, longitude })
    },
  })
  return (
    <FormDialog form={form} heading={own.whyHeading} submit={own.reveal} onClose={onClose}>
      <p className={css.muted}>{own.whyText}</p>
      <TextArea label={own.why} help={own.whyHelp} autoFocus {...form.field('why')} />
    </FormDialog>
  )
}
