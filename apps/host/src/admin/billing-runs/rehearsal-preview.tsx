import { type DraftOf, readDraft, StateBadge, useAdminAnswer } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { Stack } from '@delebil/ui'
import { Eye } from 'lucide-react'
import * as head from '../shared/headline.css.ts'
import { RehearsalFigures } from './rehearsal-figures.tsx'
import { runTexts as texts } from './run-texts.ts'

const { deliveredUntil } = adminResources['billing-runs'].fields

/** What a run until the day that is typed would bill, as of any day. Nothing is written. */
export function RehearsalPreview({ draft }: { readonly draft: DraftOf<'billing-runs'> }) {
  const typed = readDraft(deliveredUntil, draft.deliveredUntil)
  const until = 'value' in typed && typeof typed.value === 'string' ? typed.value : undefined
  const { data, error, mutate } = useAdminAnswer(
    'billing-runs.rehearse',
    until === undefined ? undefined : { query: { until } },
    { keepPreviousData: true },
  )
  if (until === undefined) return <p className={head.quiet}>{texts.rehearseDay}</p>
  return (
    <Stack gapPx={12}>
      <div>
        <StateBadge meaning="coming" icon={Eye}>
          {texts.rehearsed}
        </StateBadge>
      </div>
      <RehearsalFigures data={data} error={error?.message} again={() => void mutate()} />
    </Stack>
  )
}
