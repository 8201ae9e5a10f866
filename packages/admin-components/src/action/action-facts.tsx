import { Skeleton } from '@delebil/ui'
import { useId } from 'react'
import useSWR from 'swr'
import { useAdminHost } from '../admin-host.ts'
import type { AnyRecord } from '../any-record.ts'
import * as css from './action.css.ts'
import type { RecordAction } from './record-action.ts'

interface ActionFactsProps {
  readonly record: AnyRecord
  readonly facts: NonNullable<RecordAction['facts']>
}

/** What else follows with an action, as it is right now. */
export function ActionFacts({ record, facts }: ActionFactsProps) {
  const host = useAdminHost()
  // As they are at this question, not at an earlier one.
  const asked = useId()
  const { data, isLoading } = useSWR(['facts', asked], () => facts(host, record), { revalidateOnFocus: false })
  if (isLoading) return <Skeleton heightPx={24} />
  if (!data || data.length === 0) return null
  return (
    <ul className={css.facts}>
      {data.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
