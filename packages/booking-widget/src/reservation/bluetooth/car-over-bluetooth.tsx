import type { NativeTarget } from '@delebil/core-api/native'
import { Button, ErrorMessage, StatusDot } from '@delebil/ui'
import {
  type CarAction,
  type CarBluetooth,
  type CarConnection,
  type CarReport,
  carConnection,
} from '@delebil/validation/bluetooth'
import { Bluetooth, Lock, LockOpen, LogOut } from 'lucide-react'
import { useBookingHost } from '../../booking-host.ts'
import { nativeTexts } from '../../locale/native-texts.ts'
import type { NativeControl } from '../../native/native-control.ts'
import { Facts } from '../../panel/facts.tsx'
import { muted } from '../../panel/panel.css.ts'
import { actions } from '../reservation.css.ts'
import { useNativeSnapshot } from './use-native.ts'

export interface CarOverBluetoothProps {
  readonly target: NativeTarget
  readonly native: NativeControl
  /** Nothing else on the screen is more important. */
  readonly isMain: boolean
}

/** One car: whether it is near and one is logged in, what can be done with it, and how it is. */
export function CarOverBluetooth({ target, native, isMain }: CarOverBluetoothProps) {
  const { cars } = useNativeSnapshot(native)
  const connection = carConnection(cars, target.reservationId)
  const { state, car } = connection
  const isInside = state === 'LOGGED_IN' || state === 'LOGGING_OUT'
  const isLost = state === 'UNKNOWN' && connection.error === undefined
  return (
    <>
      <div>
        <div role="status">
          <StatusDot tone={isInside ? 'green' : state === 'NEAR' ? 'yellow' : 'none'}>
            {stateText(connection, cars)}
          </StatusDot>
        </div>
        <ErrorMessage>{problemText(connection)}</ErrorMessage>
      </div>
      {isLost && <p className={muted}>{nativeTexts.comeCloser}</p>}
      {!isLost && <CarButtons connection={connection} isMain={isMain} onAct={(action) => native.act(action, target)} />}
      {isInside && car && <Facts rows={factsOf(car)} />}
      {isInside && <p className={muted}>{nativeTexts.remember}</p>}
    </>
  )
}

function stateText({ state, error }: CarConnection, { scan }: CarBluetooth): string | undefined {
  if (state !== 'UNKNOWN') return nativeTexts.states[state]
  if (error) return undefined
  return scan?.isRunning ? nativeTexts.searching : nativeTexts.states.UNKNOWN
}

function problemText({ error, refused }: CarConnection): string | undefined {
  if (error) return nativeTexts.problems[error]
  return (
    refused && [nativeTexts.refused[refused.action], nativeTexts.problems[refused.problem]].filter(Boolean).join(' ')
  )
}

interface CarButtonsProps extends Pick<CarOverBluetoothProps, 'isMain'> {
  readonly connection: CarConnection
  readonly onAct: (action: CarAction) => void
}

function CarButtons({ connection: { state, pending }, isMain, onAct }: CarButtonsProps) {
  const { online } = useBookingHost()
  // Without network this is the only way into the car.
  const variant = online && !isMain ? 'secondary' : 'primary'
  const is = (action: CarAction) => ({ isPending: pending?.action === action, onPress: () => onAct(action) })
  if (state !== 'LOGGED_IN' && state !== 'LOGGING_OUT')
    return (
      <div className={actions}>
        <Button icon={Bluetooth} variant={variant} isWide {...is('LOG_IN')}>
          {nativeTexts.logIn}
        </Button>
      </div>
    )
  return (
    <div className={actions}>
      <Button icon={LockOpen} variant={variant} isWide {...is('OPEN')}>
        {nativeTexts.open}
      </Button>
      <Button icon={Lock} isWide {...is('LOCK')}>
        {nativeTexts.lock}
      </Button>
      <Button icon={LogOut} variant="quiet" isWide {...is('LOG_OUT')}>
        {nativeTexts.logOut}
      </Button>
    </div>
  )
}

/** What the car knows of itself. */
function factsOf({ isLocked, areDoorsClosed, energyPercent, odometerKm }: CarReport) {
  const own = nativeTexts.car
  const rows = [
    { name: own.lock, value: isLocked === null ? undefined : isLocked ? own.locked : own.unlocked },
    { name: own.doors, value: areDoorsClosed === null ? undefined : areDoorsClosed ? own.closed : own.ajar },
    { name: own.energy, value: energyPercent === null ? undefined : own.percent(energyPercent) },
    { name: own.odometer, value: odometerKm === null ? undefined : own.kilometers(odometerKm) },
  ]
  return rows.filter(({ value }) => value !== undefined)
}
