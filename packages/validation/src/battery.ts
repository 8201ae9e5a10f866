import { LOW_CHARGE_PERCENT } from './constants.ts'

/** What a car says of its battery, and how far it goes with that. */
export type Battery = { readonly percent: number; readonly kilometers: number | null }

/** Whether a trip should not begin with so much: too little as such, or less than the way that is planned. */
export function isBatteryShort({ percent, kilometers }: Battery, plannedKilometers: number | null): boolean {
  if (percent < LOW_CHARGE_PERCENT) return true
  return plannedKilometers !== null && kilometers !== null && kilometers < plannedKilometers
}
