import { carConnection } from '@delebil/validation/bluetooth'
import { useId } from 'react'
import { useLaw } from '../../data/use-law.ts'
import { nativeTexts } from '../../locale/native-texts.ts'
import type { NativeControl } from '../../native/native-control.ts'
import { sectionTitle } from '../../panel/panel.css.ts'
import type { ActionProps } from '../action-props.ts'
import { panel } from './bluetooth.css.ts'
import { BluetoothObstacle } from './bluetooth-obstacle.tsx'
import { CarOverBluetooth } from './car-over-bluetooth.tsx'
import { useFollow, useNativeSnapshot } from './use-native.ts'

export interface BluetoothPanelProps extends ActionProps {
  readonly native: NativeControl
  /** Nothing else on the screen is more important. */
  readonly isMain?: boolean
}

/** The reservation's car over Bluetooth: inside the open window, and after it until one is out of the car. */
export function BluetoothPanel({ reservation, now, native, isMain = false }: BluetoothPanelProps) {
  const { cars } = useNativeSnapshot(native)
  const { state } = carConnection(cars, reservation.id)
  const isInside = state === 'LOGGED_IN' || state === 'LOGGING_OUT'
  const { may } = useLaw(reservation, now)
  if (may('open') !== undefined && !isInside) return null
  return <Panel reservation={reservation} native={native} isMain={isMain} />
}

function Panel({ reservation, native, isMain }: Omit<Required<BluetoothPanelProps>, 'now'>) {
  const id = useId()
  const target = { reservationId: reservation.id, carId: reservation.carId }
  useFollow(native, [target])
  return (
    <section className={panel} aria-labelledby={id}>
      <p id={id} className={sectionTitle}>
        {nativeTexts.heading}
      </p>
      <BluetoothObstacle native={native}>
        <CarOverBluetooth target={target} native={native} isMain={isMain} />
      </BluetoothObstacle>
    </section>
  )
}
