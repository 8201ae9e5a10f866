import type { AnyRecord } from '@delebil/core-api/admin'
import { answerOf, keyOf, useAsked } from '@delebil/core-api/react'
import { Skeleton } from '@delebil/ui'
import { useId } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { Failed } from '../failed.tsx'
import type { RecordAction } from '../screen/record-action.ts'
import { texts } from '../texts.ts'
import * as css from './action.css.ts'

interface ActionFactsProps {
  readonly record: AnyRecord
  readonly facts: NonNullable<RecordAction['facts']>
}

/** What else follows with an action, as it is right now. */
export function ActionFacts({ record, facts }: ActionFactsProps) {
  const host = useAdminHost()
  // As they are at this question, not at an earlier one.
  const asked = useId()
  const ask = async () => answerOf(await facts(host, record))
  const { data, error, mutate } = useAsked(keyOf('facts', asked, record.id), ask, { revalidateOnFocus: false })
  if (!data && error) {
    return <Failed onAgain={() => void mutate()}>{texts.failedFacts}</Failed>
  }
  if (!data) return <Skeleton heightPx={24} />
  if (data.length === 0) return null
  return (
    <ul className={css.facts}>
      {data.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
