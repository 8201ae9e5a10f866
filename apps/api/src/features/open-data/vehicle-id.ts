import { createHmac } from 'node:crypto'

/**
 * What the public calls a car until its next trip. Without the secret nobody can tell it from a random text, or that two of
 * them are one car's; every process finds the same one.
 */
export const vehicleIdOf = (secret: Buffer, carId: number, lastTripId: number | null): string =>
  createHmac('sha256', secret)
    .update(`${carId} ${lastTripId ?? ''}`)
    .digest('hex')
    .slice(0, 32)
