import type { FilterField, FilterToken } from '@delebil/core-api/admin'
import { StatusDot } from '@delebil/ui'
import { PanelRows } from '../panel/panel-rows.tsx'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { carTexts } from './car-texts.ts'

/** The cars that a filter finds, in a panel. */
export function CarsWhere({ filter }: { readonly filter: readonly FilterToken<FilterField<'cars'>>[] }) {
  const answer = usePanelAnswer('cars', [0, JSON.stringify(filter)], ({ api, organizationId: orgId }) =>
    api.list('cars', { orgId, filter, size: 100 }),
  )
  return (
    <PanelRows
      answer={answer}
      empty={carTexts.noCars}
      rows={({ data }) =>
        data.map((car) => ({
          key: car.id,
          title: `${car.carNumber} · ${car.licensePlate}`,
          href: adminPaths.cars.recordPath(car),
          detail: car.model,
          end: !car.active && <StatusDot tone="red">{carTexts.outOfUse}</StatusDot>,
        }))
      }
    />
  )
}
