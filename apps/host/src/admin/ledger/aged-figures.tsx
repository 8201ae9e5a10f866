import { type KeyFigure, KeyFigures, useAdminAnswer } from '@delebil/admin-components'
import { LinkButton, Stack } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { adminPaths } from '../shared/admin-paths.ts'
import { ledgerTexts as texts } from './ledger-texts.ts'

export const buckets = Object.keys(texts.buckets) as (keyof typeof texts.buckets)[]

/** Over the ledger: what is owed today, and the way to any other day. */
export function AgedFigures() {
  const { data } = useAdminAnswer('ledger.aged', { query: { size: '1' } })
  if (data === undefined || data.totalElements === 0) return null
  const figures = buckets.map((bucket): KeyFigure => {
    const of = data.totals.memberships[bucket]
    return {
      label: texts.buckets[bucket],
      value: of,
      note: formatNok(data.totals.ore[bucket]),
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
