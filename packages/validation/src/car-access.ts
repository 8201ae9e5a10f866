/** How a car can be reached: a call to its own phone, its telematics over the net, or Bluetooth from a phone beside it. */
export const carAccessWays = ['DIAL', 'TELEMATICS', 'BLUETOOTH'] as const
export type CarAccessWay = (typeof carAccessWays)[number]

/** The way that the server opens a car by: telematics before a call; undefined where it has neither. */
export function openingWay(access: readonly CarAccessWay[]): 'TELEMATICS' | 'DIAL' | undefined {
  if (access.includes('TELEMATICS')) return 'TELEMATICS'
  return access.includes('DIAL') ? 'DIAL' : undefined
}

/** Only telematics locks and tells how the car is: a call to the car can do no more than open it. */
export function hasTelematics(access: readonly CarAccessWay[]): boolean {
  return access.includes('TELEMATICS')
}

/** True for a car that is plugged in. Unknown counts as both, so that nobody lacks the help. */
export function isCharged(fuel: string | null): boolean {
  return fuel === null || fuel === 'ELECTRIC'
}

/** True for a car that takes petrol or diesel. */
export function isFuelled(fuel: string | null): boolean {
  return fuel !== 'ELECTRIC'
}
