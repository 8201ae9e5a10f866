import type { RecordPanel } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { PanelRows } from '../panel/panel-rows.tsx'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { CarImage } from './car-image.tsx'
import { carImageTexts } from './car-image-texts.ts'
import { ReplaceImage } from './replace-image.tsx'

const fleet = ['FLEET_MANAGEMENT_READ'] as const
type PanelProps = { readonly record: Read<'car-image'> }

/** The image itself, and another in its place. */
function Image({ record }: PanelProps) {
  return (
    <>
      <CarImage id={record.id} version={record.version} alt={record.name} canEnlarge />
      <ReplaceImage record={record} />
    </>
  )
}

function UsedBy({ record: { id } }: PanelProps) {
  const filter = [{ field: 'carImageId', operator: 'is', value: id }] as const
  const answer = usePanelAnswer('models', [id, 'of-image'], ({ api, organizationId: orgId }) =>
    api.list('models', { orgId, filter }),
  )
  return (
    <PanelRows
      answer={answer}
      empty={carImageTexts.usedByNone}
      rows={({ data }) =>
        data.map((model) => ({ key: model.id, title: model.name, href: adminPaths.models.recordPath(model) }))
      }
    />
  )
}

export const carImagePanels: readonly RecordPanel<'car-image'>[] = [
  { key: 'picture', heading: carImageTexts.picture, access: fleet, Panel: Image },
  { key: 'used', heading: carImageTexts.usedBy, access: fleet, Panel: UsedBy },
]
