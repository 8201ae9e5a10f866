import { formatMoment } from '@delebil/admin-components'
import { PanelRows } from '../panel/panel-rows.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { damageTexts } from './damage-texts.ts'
import { useOpenDamages } from './use-open-damages.ts'

/** The damages of a car that are not mended. */
export function OpenDamages({ carId, without }: { readonly carId: number; readonly without?: number }) {
  return (
    <PanelRows
      answer={useOpenDamages(carId)}
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
