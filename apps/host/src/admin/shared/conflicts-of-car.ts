import { adminPaths } from './admin-paths.ts'

/** Where the conflicts of a car are solved. */
export const conflictsOfCar = (carId: number): string => `${adminPaths.conflicts}?bil=${carId}`
