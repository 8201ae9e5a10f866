import type { RecordPanel } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { carTexts } from '../cars/car-texts.ts'
import { CarsWhere } from '../cars/cars-where.tsx'

const fleet = ['FLEET_MANAGEMENT_READ'] as const
type PanelProps = { readonly record: Read<'locations'> }

const CarsHere = ({ record: { id } }: PanelProps) => (
  <CarsWhere filter={[{ field: 'locationId', operator: 'is', value: id }]} />
)

export const locationPanels: readonly RecordPanel<'locations'>[] = [
  { key: 'cars', heading: carTexts.carsHere, access: fleet, isAside: true, Panel: CarsHere },
]
