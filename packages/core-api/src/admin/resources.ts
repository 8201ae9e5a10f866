import { locations } from './resources/locations.ts'

/** Every kind of record that staff work with, by its path. */
export const adminResources = {
  locations,
} as const
