import { adminPaths } from '../shared/admin-paths.ts'

/** Where the conflicts of the car that a record is about are solved. */
export const conflictsOfCar =
  (field: string) =>
  (record: Readonly<Record<string, unknown>>): string =>
    `${adminPaths.conflicts}?bil=${record[field]}`
