import type { Point } from './port.ts'

const round = (degrees: number, decimals: number): number => Number(degrees.toFixed(decimals))

/** A point that is sent to somebody else: no finer than it must be. Four decimals are 11 m, two are 1 km. */
export const roundPoint = ({ latitude, longitude }: Point, decimals: number): Point => ({
  latitude: round(latitude, decimals),
  longitude: round(longitude, decimals),
})
