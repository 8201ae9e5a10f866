import type { CarState } from '@delebil/core-api'
/** Which car, and which of its ways to ask it by. */
export type AskedCar = {
  readonly organizationId: number
  /** The club's number of it. */
  readonly carNumber: string
  readonly licensePlate: string
  readonly way: 'TELEMATICS' | 'DIAL'
  /** The car's own phone, for a call to it. */
  readonly phone: string | null
}

/**
 * How a car is. What its telematics does not know is null; percent are whole, `position` is WGS 84, and the odometer stands in whole
 * kilometres, as on the dashboard.
 */
export type CarCondition = Omit<CarState, 'at' | 'position'> & {
  readonly position: { readonly lat: number; readonly lng: number } | null
  readonly odometerKilometers: number | null
}

/** A key card that opens a car, and when: instants with their offset. */
export type CarCard = { readonly chipId: string; readonly from: string; readonly until: string }

/** The way to a car's lock. `late` and no answer both count as silent after the port's own deadline. */
export interface CarAccess {
  open(car: AskedCar, signal: AbortSignal): Promise<'opened' | 'refused' | 'silent'>
  lock(car: AskedCar, signal: AbortSignal): Promise<'locked' | 'door-open' | 'refused' | 'silent'>
  condition(car: AskedCar, signal: AbortSignal): Promise<CarCondition | 'silent'>
  /** Tells a car which key cards open it, in place of those it knew. */
  setCards(car: AskedCar, cards: readonly CarCard[], signal: AbortSignal): Promise<'taken' | 'refused' | 'silent'>
}

declare module '../../platform/context.ts' {
  interface Context {
    /** Left out where no car can be reached over the net. */
    readonly carAccess?: CarAccess | undefined
  }
}
