import { formatMoment } from '@delebil/admin-components'
import { PanelRows } from '../panel/panel-rows.tsx'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { damageTexts } from './damage-texts.ts'

const open = { field: 'state', operator: 'is', value: ['REPORTED', 'ACCEPTED'] } as const

/** The damages of a car that are not mended. */
export function OpenDamages({ carId, without }: { readonly carId: number; readonly without?: number }) {
  const filter = [{ field: 'carId', operator: 'is', value: carId }, open] as const
  const answer = usePanelAnswer('damages', [carId, 'of-car'], ({ api, organizationId: orgId }) =>
    api.list('damages', { orgId, filter }),
  )
  return (
    <PanelRows
      answer={answer}
      empty={damageTexts.noDamages}
      rows={({ data }) =>
        data
          .filter(({ id }) => id !== without)
          .map((damage) => ({
            key: damage.id,
            title: damage.description,
            href: adminPaths.damages.recordPath(damage),
            detail: formatMoment(damage.created),
          }))
      }
    />
  )
}
