import { type RecordPanel, useAdminHost } from '@delebil/admin-components'
import { carColors, type Read } from '@delebil/core-api/admin'
import { LinkButton, Stack, StatusDot } from '@delebil/ui'
import { parseLocationGeojson } from '@delebil/validation'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { CarImage } from '../car-images/car-image.tsx'
import { OpenDamages } from '../damages/open-damages.tsx'
import { filtered } from '../panel/filtered.ts'
import * as css from '../panel/panel.css.ts'
import { PanelRows } from '../panel/panel-rows.tsx'
import { panelTexts } from '../panel/panel-texts.ts'
import { periodText } from '../panel/period-text.ts'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { carTexts } from './car-texts.ts'
import { FuelCards } from './fuel-cards.tsx'

const LATEST = 5
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
      <img
        className={css.drawing}
        src={`/car-images/${model.bodyType}-${color}.svg`}
        alt={carTexts.drawing(carColors[color])}
        width={180}
        height={78}
      />
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

type Which = 'coming' | 'past'

// By end, which has an index: no two of a car overlap, so that it is the order of their starts as well.
const asked = (which: Which, carId: number, now: Date) => {
  const ofCar = { field: 'carId', operator: 'is', value: carId } as const
  const inState = (...value: string[]) => ({ field: 'state', operator: 'is', value }) as const
  const later = { field: 'end', operator: 'from', value: now.toISOString() } as const
  return which === 'coming'
    ? { filter: [ofCar, inState('ONGOING', 'FUTURE'), later], sort: 'end' as const }
    : { filter: [ofCar, inState('PAST')], sort: '-end' as const }
}

const marks: Partial<Record<Read<'reservations'>['state'], ReactNode>> = {
  ONGOING: <StatusDot tone="green">{carTexts.now}</StatusDot>,
}

interface CarReservationsProps {
  readonly carId: number
  readonly which: Which
  readonly empty: string
}

function CarReservations({ carId, which, empty }: CarReservationsProps) {
  const { now } = useAdminHost()
  const answer = usePanelAnswer('reservations', [carId, which], ({ api, organizationId: orgId }) =>
    api.list('reservations', { orgId, ...asked(which, carId, now()), size: LATEST }),
  )
  return (
    <PanelRows
      answer={answer}
      empty={empty}
      rows={({ data }) =>
        data.map((trip) => ({
          key: trip.id,
          title: `${trip.reservationNumber}${trip.person === null ? '' : ` · ${trip.person}`}`,
          href: adminPaths.reservations.recordPath(trip),
          detail: periodText(trip.start, trip.end),
          end: marks[trip.state],
        }))
      }
    />
  )
}

/** Who has the car and who is next, before who had it. */
function Reservations({ record: { id } }: PanelProps) {
  return (
    <Stack gapPx={12}>
      <h3 className={css.name}>{carTexts.comingReservations}</h3>
      <CarReservations carId={id} which="coming" empty={carTexts.noComing} />
      <h3 className={css.name}>{carTexts.lastReservations}</h3>
      <CarReservations carId={id} which="past" empty={carTexts.noReservations} />
      <Link className={css.link} href={filtered(adminPaths.reservations.path, 'carId', id)}>
        {panelTexts.all}
      </Link>
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
  { key: 'reservations', heading: carTexts.reservations, access: ['RESERVATION_READ'], Panel: Reservations },
  { key: 'popups', heading: carTexts.popups, access: fleet, isAside: true, Panel: Popups },
]
