import { lazy, Suspense } from 'react'
import { useBookingHost } from '../../booking-host.ts'
import { nativeTexts } from '../../locale/native-texts.ts'
import { muted } from '../../panel/panel.css.ts'
import type { ActionProps } from '../action-props.ts'

const BluetoothPanel = lazy(() =>
  import('./bluetooth-panel.tsx').then(
    (module) => ({ default: module.BluetoothPanel }),
    () => ({ default: LoadFailed }),
  ),
)

function LoadFailed() {
  return <p className={muted}>{nativeTexts.loadFailed}</p>
}

/** The car over Bluetooth, where the page runs inside the app; nothing of it is loaded elsewhere. */
export function BluetoothSlot(props: ActionProps) {
  const { native } = useBookingHost()
  if (!native) return null
  return (
    <Suspense fallback={null}>
      <BluetoothPanel {...props} native={native} />
    </Suspense>
  )
}
