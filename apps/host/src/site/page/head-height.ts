/** Inside the app there may be a notch above. What sticks below the head stands under it. */
export const headHeight = {
  narrow: 'calc(60px + env(safe-area-inset-top))',
  wide: 'calc(68px + env(safe-area-inset-top))',
} as const
