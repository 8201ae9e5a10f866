import { formatMoment, PanelTable } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { Stack } from '@delebil/ui'
import { formatCount } from '@delebil/validation/text'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { carTexts as texts } from './car-texts.ts'
import { MoreRows, useMoreRows } from './more-rows.tsx'

/** What a car's odometer showed at the workshop, the inspection and the pump, the newest first. */
export function OdometerReadings({ record: { id } }: { readonly record: Pick<Read<'cars'>, 'id'> }) {
  const { size, more } = useMoreRows()
  const answer = usePanelAnswer('odometer-readings', [id, 'of-car', String(size)], ({ api, organizationId: orgId }) =>
    api.list('odometer-readings', { orgId, filter: [{ field: 'carId', operator: 'is', value: id }], size }),
  )
  return (
    <Stack gapPx={12}>
      <PanelTable
        label={texts.odometer}
        answer={answer}
        rowKey={(reading) => reading.id}
        empty={texts.noReadings}
        columns={[
          { label: texts.at, value: ({ at }) => formatMoment(at) },
          { label: texts.kilometers, value: ({ kilometers }) => formatCount(kilometers), isNumber: true },
          { label: texts.whereRead, value: ({ place }) => place ?? '–' },
          { label: texts.readIn, value: ({ readAt }) => formatMoment(readAt) },
        ]}
      />
      <MoreRows answer={answer} onMore={more} />
    </Stack>
  )
}
