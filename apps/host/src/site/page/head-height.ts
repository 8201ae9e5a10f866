import { contract, densities, inUnit } from '@delebil/ui/theme'

/** Inside the app there may be a notch above. What sticks below the head stands under it. */
export const headHeight = {
  narrow: `calc(${inUnit(56)} + env(safe-area-inset-top))`,
  wide: `calc(${inUnit(64)} + env(safe-area-inset-top))`,
} as const

/** One slim line in the staff area, where height is what is worked with. */
export const staffHeadHeight = {
  narrow: `calc(${inUnit(48)} + env(safe-area-inset-top))`,
  wide: densities.desk[contract.bar.top] ?? '',
  touch: densities.touch[contract.bar.top] ?? '',
} as const
