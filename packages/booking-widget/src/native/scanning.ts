import type { NativeTarget } from '@delebil/core-api/native'
import {
  BLUETOOTH_SCAN_INTERVAL_MS,
  BLUETOOTH_SCAN_REPEAT_MS,
  type CarBluetooth,
  isBluetoothReady,
  mayScan,
} from '@delebil/validation/bluetooth'
import type { NativeTimers } from './native-transport.ts'

export interface ScanningDeps {
  readonly timers: NativeTimers
  readonly cars: () => CarBluetooth
  readonly scan: (targets: readonly NativeTarget[]) => Promise<void>
  /** Asks a car how it is: a page that was loaded anew may be logged in already. */
  readonly read: (target: NativeTarget) => void
}

/** Scans for as long as somebody follows, as often as the rules allow, and reads each car once. */
export function createScanning({ timers, cars, scan, read }: ScanningDeps) {
  const followers = new Set<readonly NativeTarget[]>()
  const wasRead = new Set<number>()
  let forgetNext: () => void = () => undefined

  function targets(): readonly NativeTarget[] {
    const all = [...followers].flat()
    return [...new Map(all.map((target) => [target.reservationId, target])).values()]
  }

  function untilNextMs(): number {
    const { scan: last } = cars()
    if (last === undefined) return 0
    const pause = last.isRunning ? BLUETOOTH_SCAN_REPEAT_MS : BLUETOOTH_SCAN_INTERVAL_MS
    return last.startedAtMs + pause - timers.nowMs()
  }

  function look(): void {
    forgetNext()
    const isReady = isBluetoothReady(cars())
    if (!isReady) wasRead.clear()
    if (!isReady || followers.size === 0) return
    for (const target of targets().filter(({ reservationId }) => !wasRead.has(reservationId))) {
      wasRead.add(target.reservationId)
      read(target)
    }
    if (mayScan(cars(), timers.nowMs())) void scan(targets())
    forgetNext = timers.after(Math.max(untilNextMs(), 100), look)
  }

  function follow(own: readonly NativeTarget[]): () => void {
    const follower = [...own]
    followers.add(follower)
    // Cards that come together are scanned for together.
    queueMicrotask(look)
    return () => {
      followers.delete(follower)
      if (followers.size === 0) forgetNext()
    }
  }
  return { follow, look }
}
