import { bluetoothPowers, nativePermissions, nativeProblems } from '@delebil/validation/bluetooth'
import * as v from 'valibot'
import { id } from '../primitives.ts'

const shortText = v.pipe(v.string(), v.maxLength(200))

export const bluetoothPower = v.picklist(bluetoothPowers)
export const permissionState = v.picklist(nativePermissions)
/** What a person can allow. */
export const permissionName = v.picklist(['bluetooth', 'notifications'])
export const nativeProblem = v.picklist(nativeProblems)

export const nativeApp = v.object({ platform: v.picklist(['android', 'ios']), version: shortText })
export type NativeApp = v.InferOutput<typeof nativeApp>

/** Which reservation, and the car that it has now. */
export const nativeTarget = v.object({ reservationId: id, carId: id })
export type NativeTarget = v.InferOutput<typeof nativeTarget>

export const carReport = v.object({
  isLoggedIn: v.boolean(),
  isLocked: v.nullable(v.boolean()),
  areDoorsClosed: v.nullable(v.boolean()),
  energyPercent: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  odometerKm: v.nullable(v.pipe(v.number(), v.minValue(0))),
})

export const nearCar = v.object({
  carId: id,
  reservationId: v.nullable(id),
  signalDbm: v.pipe(v.number(), v.minValue(-130), v.maxValue(20)),
})
export const nearCars = v.pipe(v.array(nearCar), v.maxLength(200))

const base64Url = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,200}={0,2}$/))

/** A web push subscription (RFC 8030, 8291) that the app holds: what the server can send to. */
export const pushSubscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.url()),
  p256dh: base64Url,
  auth: base64Url,
})
export type NativePushSubscription = v.InferOutput<typeof pushSubscription>
