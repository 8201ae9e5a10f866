import type { NativeTarget } from '@delebil/core-api/native'
import { useEffect, useSyncExternalStore } from 'react'
import type { NativeControl, NativeSnapshot } from '../../native/native-control.ts'

/** What is known of the app and of the cars now. */
export function useNativeSnapshot(native: NativeControl): NativeSnapshot {
  return useSyncExternalStore(native.subscribe, native.snapshot, native.snapshot)
}

/** Scans for these cars for as long as the component is on the screen; not before it is known which. */
export function useFollow(native: NativeControl, targets: readonly NativeTarget[] | undefined): void {
  const text = targets && JSON.stringify(targets)
  useEffect(() => (text === undefined ? undefined : native.follow(JSON.parse(text))), [native, text])
}

/** Forgets the cars of reservations that are over, once it is known which are not. */
export function useKeep(native: NativeControl, reservationIds: readonly number[] | undefined): void {
  const text = reservationIds && JSON.stringify(reservationIds)
  useEffect(() => {
    if (text !== undefined) native.keep(JSON.parse(text))
  }, [native, text])
}
