import type { Answer } from '@delebil/core-api'
import type { AdminCalls } from '@delebil/core-api/admin'
import { formatKilometers } from '@delebil/validation/text'

type State = NonNullable<Answer<AdminCalls['cars.condition']>['state']>

/** What a car says of itself, by what it is about; what it does not say is left out. */
export function describeCondition(state: State): readonly { readonly label: string; readonly text: string }[] {
  const { isLocked, areDoorsClosed, chargePercent, isCharging, fuelPercent, rangeKilometers, odometerKilometers } =
    state
  const reach = rangeKilometers === null ? '' : `, ca. ${formatKilometers(rangeKilometers)}`
  const doors = [
    isLocked === null ? '' : isLocked ? 'Låst' : 'Ulåst',
    areDoorsClosed === null ? '' : areDoorsClosed ? 'dørene lukket' : 'en dør står åpen',
  ].filter((word) => word !== '')
  return [
    ...(chargePercent === null
      ? []
      : [{ label: 'Batteri', text: `${chargePercent} %${reach}${isCharging === true ? ', lader' : ''}` }]),
    ...(fuelPercent === null
      ? []
      : [{ label: 'Tank', text: `${fuelPercent} %${chargePercent === null ? reach : ''}` }]),
    ...(odometerKilometers === null ? [] : [{ label: 'Km-stand', text: formatKilometers(odometerKilometers) }]),
    ...(doors.length === 0 ? [] : [{ label: 'Dører', text: doors.join(', ') }]),
  ]
}
