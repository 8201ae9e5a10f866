import type { RecordPanel } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { CarImage } from '../car-images/car-image.tsx'
import { carImageTexts } from '../car-images/car-image-texts.ts'
import { carTexts } from '../cars/car-texts.ts'
import { CarsWhere } from '../cars/cars-where.tsx'
import * as css from '../panel/panel.css.ts'

const fleet = ['FLEET_MANAGEMENT_READ'] as const
type PanelProps = { readonly record: Read<'models'> }

const CarsOfModel = ({ record: { id } }: PanelProps) => (
  <CarsWhere filter={[{ field: 'modelId', operator: 'is', value: id }]} />
)

function ModelImage({ record }: PanelProps) {
  const { carImageId: id, name } = record
  if (id === null) return <p className={css.muted}>{carImageTexts.noPicture}</p>
  return <CarImage id={id} alt={name} canEnlarge />
}

export const modelPanels: readonly RecordPanel<'models'>[] = [
  { key: 'picture', heading: carImageTexts.picture, access: fleet, isAside: true, Panel: ModelImage },
  { key: 'cars', heading: carTexts.carsOfModel, access: fleet, Panel: CarsOfModel },
]
