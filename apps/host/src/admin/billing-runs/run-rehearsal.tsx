import { useAdminAnswer } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { RehearsalFigures } from './rehearsal-figures.tsx'

/** What a run bills, beside what was delivered in the month before. Nothing is written. */
export function RunRehearsal({ record: { id, version } }: { readonly record: Read<'billing-runs'> }) {
  const { data, error, mutate } = useAdminAnswer(
    'billing-runs.rehearsal',
    { params: { id } },
    { keepPreviousData: true },
  )
  return <RehearsalFigures key={version} data={data} error={error?.message} again={() => void mutate()} />
}
