import { Card } from '@delebil/ui'
import { nativeTexts } from '../../locale/native-texts.ts'
import { texts } from '../../locale/texts.ts'
import { muted } from '../../panel/panel.css.ts'
import { card, model } from '../reservation.css.ts'
import { ReservationLink } from '../reservation-link.tsx'
import { openProblem } from '../times.ts'
import { BluetoothPanel, type BluetoothPanelProps } from './bluetooth-panel.tsx'

/** A reservation of mine among the cars nearby: its car over Bluetooth, or when it can be had. */
export function NearReservation({ isBlocked, ...props }: BluetoothPanelProps & { readonly isBlocked: boolean }) {
  const { reservation, now } = props
  const problem = openProblem(reservation, now)
  const name = `${reservation.model}, ${reservation.licensePlate}`
  return (
    <Card as="article" padding="large" aria-label={name}>
      <div className={card}>
        <div>
          <p className={model}>{reservation.model}</p>
          <p className={muted}>
            {reservation.licensePlate} · {texts.car.number} {reservation.car.carNumber}
          </p>
        </div>
        {problem !== undefined && <p className={muted}>{problem}</p>}
        {!isBlocked && <BluetoothPanel {...props} isMain />}
        <ReservationLink
          reservation={reservation}
          text={texts.reservation.showDetails(reservation.reservationNumber)}
        />
      </div>
    </Card>
  )
}

/** How near a car is, in words: the strength of a signal says no more. */
export function signalText(signalDbm: number): string {
  const { strong, good, weak } = nativeTexts.nearby.signal
  if (signalDbm >= -65) return strong
  return signalDbm >= -80 ? good : weak
}
