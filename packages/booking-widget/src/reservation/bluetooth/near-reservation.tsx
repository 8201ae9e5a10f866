import { Card, NumberPlate } from '@delebil/ui'
import { useLaw } from '../../data/use-law.ts'
import { nativeTexts } from '../../locale/native-texts.ts'
import { texts } from '../../locale/texts.ts'
import { muted } from '../../panel/panel.css.ts'
import { closedText } from '../closed-text.ts'
import { card, model } from '../reservation.css.ts'
import { ReservationLink } from '../reservation-link.tsx'
import { BluetoothPanel, type BluetoothPanelProps } from './bluetooth-panel.tsx'

/** A reservation of mine among the cars nearby: its car over Bluetooth, or when it can be had. */
export function NearReservation({ isBlocked, ...props }: BluetoothPanelProps & { readonly isBlocked: boolean }) {
  const { reservation, now } = props
  const { may, window } = useLaw(reservation, now)
  const problem = may('open')
  const name = `${reservation.model}, ${reservation.licensePlate}`
  return (
    <Card as="article" padding="large" aria-label={name}>
      <div className={card}>
        <div>
          <p className={model}>{reservation.model}</p>
          <p className={muted}>
            <NumberPlate number={reservation.licensePlate} heightPx={22} /> {texts.car.number}{' '}
            {reservation.car.carNumber}
          </p>
        </div>
        {problem !== undefined && <p className={muted}>{closedText(problem, window, now)}</p>}
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
