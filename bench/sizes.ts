import type { Size } from './serve/seeded-database.ts'

export const sizes = {
  S: { name: 'S', cars: 1000, reservations: 100_000 },
  M: { name: 'M', cars: 10_000, reservations: 1_000_000 },
  L: { name: 'L', cars: 100_000, reservations: 5_000_000 },
  // The same in one club.
  S1: { name: 'S1', cars: 1000, reservations: 100_000, orgs: 1 },
  M1: { name: 'M1', cars: 10_000, reservations: 1_000_000, orgs: 1 },
  L1: { name: 'L1', cars: 100_000, reservations: 5_000_000, orgs: 1 },
} as const satisfies Record<string, Size>

export type SizeName = keyof typeof sizes
