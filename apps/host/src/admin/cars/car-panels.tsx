import { type RecordPanel, useAdminHost } from '@delebil/admin-components'
import { carColors, type Read } from '@delebil/core-api/admin'
import { CarSilhouette, LinkButton, Stack, StatusDot } from '@delebil/ui'
import { parseLocationGeojson } from '@delebil/validation'
import { Plus } from 'lucide-react'
import { Link } from 'react-aria-components'
import { CarImage } from '../car-images/car-image.tsx'
import { OpenDamages } from '../damages/open-damages.tsx'
import * as css from '../panel/panel.css.ts'
import { PanelRows } from '../panel/panel-rows.tsx'
import { periodText } from '../panel/period-text.ts'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { carTexts } from './car-texts.ts'
import { FirstUse } from './first-use.tsx'
import { firstUseTexts } from './first-use-texts.ts'
import { FuelCards } from './fuel-cards.tsx'
import { FuelPurchases } from './fuel-purchases.tsx'
import { OdometerReadings } from './odometer-readings.tsx'

const fleet = ['FLEET_MANAGEMENT_READ'] as const

type PanelProps = { readonly record: Read<'cars'> }

/** The drawing that members see, and the model's picture. */
function Look({ record }: PanelProps) {
  const { modelId, color } = record
  const { data: model } = usePanelAnswer('models', [modelId, 'one'], ({ api, organizationId: orgId }) =>
    api.get('models', modelId, { orgId }),
  )
  if (!model) return null
  return (
    <Stack gapPx={16}>
      <span className={css.drawing}>
        <CarSilhouette bodyType={model.bodyType} color={color} label={carTexts.drawing(carColors[color])} />
      </span>
      {model.carImageId !== null && <CarImage id={model.carImageId} alt={model.name} />}
    </Stack>
  )
}

function Position({ record }: PanelProps) {
  const { PlaceMap } = useAdminHost()
  const { locationId, location: name } = record
  const { data } = usePanelAnswer('locations', [locationId, 'one'], ({ api, organizationId: orgId }) =>
    api.get('locations', locationId, { orgId }),
  )
  const place = data && parseLocationGeojson(data.geojson)
  return (
    <Stack gapPx={12}>
      <Link className={css.link} href={adminPaths.locations.recordPath({ id: locationId })}>
        {carTexts.standsAt(name)}
      </Link>
      {place && PlaceMap && (
        <div className={css.map}>
          <PlaceMap place={place} label={carTexts.map(name)} />
        </div>
      )}
    </Stack>
  )
}

function Assignments({ record: { id } }: PanelProps) {
  const answer = usePanelAnswer('assignments', [id, 'of-car'], ({ api, organizationId }) =>
    api.call('cars.assignments', { params: { id }, query: { orgId: String(organizationId) } }),
  )
  const { path } = adminPaths.assignments
  return (
    <Stack gapPx={12}>
      <PanelRows
        answer={answer}
        empty={carTexts.noAssignments}
        rows={({ data }) =>
          data.map(({ id: key, location, start, end }) => ({
            key,
            title: location,
            href: `${path}?apne=${key}`,
            detail: periodText(start, end),
          }))
        }
      />
      <div>
        <LinkButton isSmall icon={Plus} href={`${path}?apne=ny&carId=${id}`}>
          {carTexts.newAssignment}
        </LinkButton>
      </div>
    </Stack>
  )
}

/** What is about the car itself, its model, or its place. */
function Popups({ record }: PanelProps) {
  const about = [
    { field: 'carIds', operator: 'is', value: record.id },
    { field: 'modelIds', operator: 'is', value: record.modelId },
    { field: 'locationIds', operator: 'is', value: record.locationId },
  ] as const
  const answer = usePanelAnswer(
    'entity-messages',
    [record.id, 'of-car', ...about.map(({ value }) => String(value))],
    async ({ api, organizationId: orgId }) => {
      const asked = about.map((token) => api.list('entity-messages', { orgId, filter: [token] }))
      const answers = await Promise.all(asked)
      const found = answers.flatMap((one) => (one.ok ? one.value.data : []))
      const first = answers.find((one) => !one.ok)
      if (first) return first
      return {
        ok: true as const,
        value: [...new Map(found.map((one) => [one.id, one])).values()],
        headers: new Headers(),
      }
    },
  )
  return (
    <PanelRows
      answer={answer}
      empty={carTexts.noPopups}
      rows={(data) =>
        data.map((message) => ({
          key: message.id,
          title: message.title,
          href: adminPaths['entity-messages'].recordPath(message),
          detail: message.isActive ? periodText(message.validFrom, message.validTo) : carTexts.inactive,
        }))
      }
    />
  )
}

function Damages({ record: { id, active } }: PanelProps) {
  return (
    <Stack gapPx={12}>
      <StatusDot tone={active ? 'green' : 'red'}>{active ? carTexts.inUse : carTexts.outOfUse}</StatusDot>
      <OpenDamages carId={id} />
      <div>
        <LinkButton isSmall icon={Plus} href={`${adminPaths.damages.newPath}?carId=${id}`}>
          {carTexts.newDamage}
        </LinkButton>
      </div>
    </Stack>
  )
}

export const carPanels: readonly RecordPanel<'cars'>[] = [
  { key: 'look', heading: carTexts.look, access: fleet, isAside: true, Panel: Look },
  { key: 'damages', heading: carTexts.openDamages, access: fleet, isAside: true, Panel: Damages },
  { key: 'position', heading: carTexts.position, access: fleet, isAside: true, Panel: Position },
  { key: 'assignments', heading: carTexts.assignments, access: fleet, Panel: Assignments },
  { key: 'fuel-cards', heading: carTexts.fuelCards, access: fleet, Panel: FuelCards },
  { key: 'fuel-purchases', heading: carTexts.fuelPurchases, access: fleet, Panel: FuelPurchases },
  { key: 'odometer', heading: carTexts.odometer, access: fleet, Panel: OdometerReadings },
  { key: 'first-use', heading: firstUseTexts.name, access: fleet, Panel: FirstUse },
  { key: 'popups', heading: carTexts.popups, access: fleet, isAside: true, Panel: Popups },
]
