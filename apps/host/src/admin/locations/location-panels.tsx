import type { AnyRecord, RecordPanel } from '@delebil/admin-components'
import { carTexts } from '../cars/car-texts.ts'
import { CarsWhere } from '../cars/cars-where.tsx'

const fleet = ['FLEET_MANAGEMENT_READ'] as const
type PanelProps = { readonly record: AnyRecord }

const CarsHere = ({ record: { id } }: PanelProps) => (
  <CarsWhere filter={[{ field: 'locationId', operator: 'is', value: id }]} />
)

export const locationPanels: readonly RecordPanel[] = [
  { key: 'cars', heading: carTexts.carsHere, access: fleet, isAside: true, Panel: CarsHere },
]
