import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'
import { conflictsOfCar } from '../shared/conflicts-of-car.ts'

export const assignmentsScreen: Screen<'assignments'> = {
  path: adminPaths.assignments.path,
  resource: adminResources.assignments,
  heading: ['Plasseringer', 'Plassering'],
  newText: 'Ny plassering',
  searchHint: 'Bilnummer eller skilt',
  conflictsOf: ({ carId }) => conflictsOfCar(carId),
}
