import type { AnyRecord, RecordPanel } from '@delebil/admin-components'
import type { FilterToken } from '@delebil/core-api/admin'
import { StatusDot } from '@delebil/ui'
import { adminPaths } from '../admin-paths.ts'
import * as css from '../panel/panel.css.ts'
import { PanelRows } from '../panel/panel-rows.tsx'
import { useTold } from '../panel/use-told.ts'
import { CarImage } from './car-image.tsx'
import { fleetTexts } from './fleet-texts.ts'
import { ReplaceImage } from './replace-image.tsx'

const fleet = ['FLEET_MANAGEMENT_READ'] as const
type PanelProps = { readonly record: AnyRecord }

function Cars({ filter }: { readonly filter: readonly FilterToken[] }) {
  const answer = useTold('cars', [0, JSON.stringify(filter)], ({ api, organizationId: orgId }) =>
    api.list('cars', { orgId, filter, size: 100 }),
  )
  return (
    <PanelRows
      answer={answer}
      empty={fleetTexts.noCars}
      rows={({ data }) =>
        data.map((car) => ({
          key: car.id,
          title: `${car.carNumber} · ${car.licensePlate}`,
          href: adminPaths.cars.recordPath(car),
          detail: car.model,
          end: !car.active && <StatusDot tone="red">{fleetTexts.outOfUse}</StatusDot>,
        }))
      }
    />
  )
}

const CarsHere = ({ record: { id } }: PanelProps) => (
  <Cars filter={[{ field: 'locationId', operator: 'is', value: id }]} />
)
const CarsOfModel = ({ record: { id } }: PanelProps) => (
  <Cars filter={[{ field: 'modelId', operator: 'is', value: id }]} />
)

function ModelImage({ record }: PanelProps) {
  const id = record['carImageId']
  if (typeof id !== 'number') return <p className={css.muted}>{fleetTexts.noPicture}</p>
  return <CarImage id={id} alt={String(record['name'])} canEnlarge />
}

/** The image itself, and another in its place. */
function Image({ record }: PanelProps) {
  return (
    <>
      <CarImage id={record.id} version={record.version} alt={String(record['name'])} canEnlarge />
      <ReplaceImage record={record} />
    </>
  )
}

function UsedBy({ record: { id } }: PanelProps) {
  const filter = [{ field: 'carImageId', operator: 'is', value: id }] as const
  const answer = useTold('models', [id, 'of-image'], ({ api, organizationId: orgId }) =>
    api.list('models', { orgId, filter }),
  )
  return (
    <PanelRows
      answer={answer}
      empty={fleetTexts.usedByNone}
      rows={({ data }) =>
        data.map((model) => ({ key: model.id, title: model.name, href: adminPaths.models.recordPath(model) }))
      }
    />
  )
}

export const locationPanels: readonly RecordPanel[] = [
  { key: 'cars', heading: fleetTexts.carsHere, access: fleet, isAside: true, Panel: CarsHere },
]
export const modelPanels: readonly RecordPanel[] = [
  { key: 'picture', heading: fleetTexts.picture, access: fleet, isAside: true, Panel: ModelImage },
  { key: 'cars', heading: fleetTexts.carsOfModel, access: fleet, Panel: CarsOfModel },
]
export const carImagePanels: readonly RecordPanel[] = [
  { key: 'picture', heading: fleetTexts.picture, access: fleet, Panel: Image },
  { key: 'used', heading: fleetTexts.usedBy, access: fleet, Panel: UsedBy },
]
