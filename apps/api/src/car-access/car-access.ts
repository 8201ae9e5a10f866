/** The way to a car's lock. `late` and no answer both count as silent after the port's own deadline. */
export interface CarAccess {
  /** Asks a car to open; `carNumber` is the club's number of it. */
  open(
    car: { organizationId: number; carNumber: string; licensePlate: string },
    signal: AbortSignal,
  ): Promise<'opened' | 'refused' | 'silent'>
}
