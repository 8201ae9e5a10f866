import { mayAny, type RecordPanel, useAdminHost } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { Stack, StatusDot } from '@delebil/ui'
import { Link } from 'react-aria-components'
import * as css from '../panel/panel.css.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { DamagePictures } from './damage-pictures.tsx'
import { damageTexts } from './damage-texts.ts'
import { OpenDamages } from './open-damages.tsx'

/** The car of the damage, whether it can be reserved, and what else is wrong with it. */
function DamagedCar({ record }: { readonly record: Read<'damages'> }) {
  const { permissions } = useAdminHost()
  const { carId, carNumber, licensePlate, carActive, reservationId, reservationNumber } = record
  const car = damageTexts.toCar(String(carNumber), licensePlate)
  return (
    <Stack gapPx={12}>
      {mayAny(permissions, ['FLEET_MANAGEMENT_READ']) ? (
        <Link className={css.link} href={adminPaths.cars.recordPath({ id: carId })}>
          {car}
        </Link>
      ) : (
        <span className={css.name}>{car}</span>
      )}
      <StatusDot tone={carActive ? 'green' : 'red'}>{carActive ? damageTexts.inUse : damageTexts.outOfUse}</StatusDot>
      {reservationId !== null && mayAny(permissions, ['RESERVATION_READ']) && (
        <Link className={css.link} href={adminPaths.reservations.recordPath({ id: reservationId })}>
          {damageTexts.toReservation(String(reservationNumber))}
        </Link>
      )}
      <h3 className={css.head}>{damageTexts.otherDamages}</h3>
      <OpenDamages carId={carId} without={record.id} />
    </Stack>
  )
}

export const damagePanels: readonly RecordPanel<'damages'>[] = [
  { key: 'pictures', heading: damageTexts.pictures, Panel: DamagePictures },
  { key: 'car', heading: damageTexts.car, isAside: true, Panel: DamagedCar },
]
