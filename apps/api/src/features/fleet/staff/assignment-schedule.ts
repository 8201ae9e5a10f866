import type { Schedule } from '../../../platform/schedules/schedule.ts'
import { moveAssignedCars } from '../stores/fleet.ts'

/** Cars stand where their assignments say, from their begin to their end. */
export const assignmentSchedule: Schedule = {
  name: 'assignment-schedule',
  everySeconds: 600,
  run: ({ database }, now) => moveAssignedCars(database, now),
}
