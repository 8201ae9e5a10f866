import type { AnyRecord, RecordPanel } from '@delebil/admin-components'
import { CarImage } from '../car-images/car-image.tsx'
import { carImageTexts } from '../car-images/car-image-texts.ts'
import { carTexts } from '../cars/car-texts.ts'
import { CarsWhere } from '../cars/cars-where.tsx'
import * as css from '../panel/panel.css.ts'

const fleet = ['FLEET_MANAGEMENT_READ'] as const
type PanelProps = { readonly record: AnyRecord }

const CarsOfModel = ({ record: { id } }: PanelProps) => (
  <CarsWhere filter={[{ field: 'modelId', operator: 'is', value: id }]} />
)

function ModelImage({ record }: PanelProps) {
  const id = record['carImageId']
  if (typeof id !== 'number') return <p className={css.muted}>{carImageTexts.noPicture}</p>
  return <CarImage id={id} alt={String(record['name'])} canEnlarge />
}

export const modelPanels: readonly RecordPanel[] = [
  { key: 'picture', heading: carImageTexts.picture, access: fleet, isAside: true, Panel: ModelImage },
  { key: 'cars', heading: carTexts.carsOfModel, access: fleet, Panel: CarsOfModel },
]
