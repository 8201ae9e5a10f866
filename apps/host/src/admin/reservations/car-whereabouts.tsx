import { useAdminHost } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { Button, Stack } from '@delebil/ui'
import type { Coordinates } from '@delebil/validation'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import * as panelCss from '../panel/panel.css.ts'
import { PositionDialog, positionTexts } from '../shared/position-dialog.tsx'
import * as css from '../shared/shared.css.ts'
import { recordTexts as texts } from './reservation-texts.ts'

interface Found {
  readonly place: Coordinates | undefined
  readonly at: string
}

/** Where the car of somebody who is late is: asked for with a reason, and drawn. */
export function CarWhereabouts({
  record: { carId, licensePlate, location },
}: {
  readonly record: Read<'reservations'>
}) {
  const { PlaceMap } = useAdminHost()
  const [isAsking, setIsAsking] = useState(false)
  const [found, setFound] = useState<Found>()
  const place = found?.place
  return (
    <Stack gapPx={12}>
      <p className={css.muted}>{texts.belongs(location)}</p>
      {place && PlaceMap && (
        <div className={panelCss.map}>
          <PlaceMap place={place} label={texts.carAt(licensePlate, found.at)} />
        </div>
      )}
      <p role="status" className={css.plain}>
        {found && (place ? texts.carAt(licensePlate, found.at) : positionTexts.silent)}
      </p>
      <div>
        <Button isSmall icon={LocateFixed} onPress={() => setIsAsking(true)}>
          {positionTexts.ask}
        </Button>
      </div>
      {isAsking && (
        <PositionDialog
          carId={carId}
          onClose={() => setIsAsking(false)}
          onPosition={(where, at) => {
            setIsAsking(false)
            setFound({ place: where, at })
          }}
        />
      )}
    </Stack>
  )
}
