import { type KeyFigure, KeyFigures, useAdminAnswer } from '@delebil/admin-components'
import type { AgedReceivable } from '@delebil/core-api/admin'
import { LinkButton, Stack } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { adminPaths } from '../shared/admin-paths.ts'
import { ledgerTexts as texts } from './ledger-texts.ts'

export const buckets = Object.keys(texts.buckets) as (keyof typeof texts.buckets)[]

/** What all of them owe together, by how long it has been due. */
export const sumOf = (rows: readonly AgedReceivable[], bucket: keyof typeof texts.buckets): number =>
  rows.reduce((sum, row) => sum + row[bucket], 0)

/** Over the ledger: what is owed today, and the way to any other day. */
export function AgedFigures() {
  const { data } = useAdminAnswer('ledger.aged', {})
  if (data === undefined || data.data.length === 0) return null
  const figures = buckets.map((bucket): KeyFigure => {
    const of = data.data.filter((row) => row[bucket] !== 0).length
    return {
      label: texts.buckets[bucket],
      value: of,
      note: formatNok(sumOf(data.data, bucket)),
      isWrong: bucket === 'olderOre' && of > 0,
    }
  })
  return (
    <Stack gapPx={8}>
      <KeyFigures label={texts.agedCount} figures={figures} />
      <div>
        <LinkButton isSmall href={adminPaths.aged}>
          {texts.agedLink}
        </LinkButton>
      </div>
    </Stack>
  )
}
