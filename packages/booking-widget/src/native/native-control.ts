import type { NativeApp, NativePushSubscription, NativeTarget } from '@delebil/core-api/native'
import type { CarAction, CarBluetooth, NativePermission } from '@delebil/validation/bluetooth'
import type { NativeOutcome } from './native-client.ts'

/**
 * How the page and the app get on: READY once they have agreed on a version. APP_TOO_OLD: the app must be updated;
 * SITE_TOO_OLD: the page must be loaded anew.
 */
export type NativeLink = 'GREETING' | 'READY' | 'SILENT' | 'APP_TOO_OLD' | 'SITE_TOO_OLD'

export interface NativeSnapshot {
  readonly link: NativeLink
  /** Known once the app has answered the greeting. */
  readonly app: NativeApp | undefined
  readonly notifications: NativePermission
  readonly cars: CarBluetooth
}

/** The app around the page, as the screens see it. */
export interface NativeControl {
  readonly snapshot: () => NativeSnapshot
  /** Returns the undo. */
  readonly subscribe: (listener: () => void) => () => void
  /** Greets the app, at start and after it was silent. */
  readonly greet: () => void
  /** Scans, and asks the cars how they are, for as long as somebody follows; returns the undo. */
  readonly follow: (targets: readonly NativeTarget[]) => () => void
  /** Does nothing where the rules (B6, B7) say no. */
  readonly act: (action: CarAction, target: NativeTarget) => void
  /** Forgets the cars of all other reservations. */
  readonly keep: (reservationIds: readonly number[]) => void
  readonly requestBluetooth: () => void
  readonly requestNotifications: (publicKey: string) => Promise<NativeOutcome<'requestNotifications'>>
  readonly openSettings: (of: 'app' | 'bluetooth') => void
  /** False where the app did not do it. */
  readonly reload: () => Promise<boolean>
  /** Called with each log-in in a car; returns the undo. */
  readonly onLoggedIn: (listener: (reservationId: number) => void) => () => void
  /** Called when the app has a new push subscription; returns the undo. */
  readonly onPushSubscription: (listener: (subscription: NativePushSubscription) => void) => () => void
}
