import { PanelTable, useAdminAnswer, useAdminHost } from '@delebil/admin-components'
import { type AgedReceivable, agedFileAddress } from '@delebil/core-api/admin'
import { Button, DatePicker, ErrorMessage } from '@delebil/ui'
import { parseDateField } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { RecordLink } from '../shared/record-link.tsx'
import { buckets, sumOf } from './aged-figures.tsx'
import * as css from './ledger.css.ts'
import { ledgerTexts as texts } from './ledger-texts.ts'

/** How many are shown before somebody asks for more; the sum is of all. */
const STEP = 100
const two = (part: number): string => String(part).padStart(2, '0')
const parseDay = (text: string): string | undefined => {
  const day = parseDateField(text)
  return day && `${day.year}-${two(day.month)}-${two(day.day)}`
}

/** What each membership owed when a day was over, by how long it had been due. */
export function AgedPage() {
  const { query, setQuery, now, organizationId, download } = useAdminHost()
  const day = query.get('dag') ?? osloDateText(now())
  const { data, error, mutate } = useAdminAnswer('ledger.aged', { query: { day } }, { keepPreviousData: true })
  const [problem, setProblem] = useState<string>()
  const [shown, setShown] = useState(STEP)
  const rows = data?.data
  const all = rows && rows.length > 0 ? [...rows.slice(0, shown), totalOf(rows)] : rows
  const more = Math.min(STEP, (rows?.length ?? 0) - shown)
  return (
    <div className={css.page}>
      <div className={css.tools}>
        <DatePicker
          label={texts.asOf}
          value={day}
          maxDate={osloDateText(now())}
          parseText={parseDay}
          onChange={(chosen) => chosen && setQuery(new URLSearchParams({ dag: chosen }), 'replace')}
        />
        <Button
          icon={Download}
          onPress={() => void download(agedFileAddress(day, organizationId), texts.fileName(day)).then(setProblem)}
        >
          {texts.file}
        </Button>
        <ErrorMessage>{problem}</ErrorMessage>
      </div>
      <PanelTable
        label={texts.aged}
        answer={{ data: all && { data: all }, error: error?.message, again: () => void mutate() }}
        rowKey={({ membershipId }) => membershipId}
        empty={texts.noneOwes}
        columns={[
          {
            label: texts.membership,
            value: ({ membershipId, membership }) =>
              membershipId === 0 ? (
                <strong>{membership}</strong>
              ) : (
                <RecordLink of="memberships" id={membershipId}>
                  {membership}
                </RecordLink>
              ),
          },
          ...buckets.map((bucket) => ({
            label: texts.buckets[bucket],
            value: (row: AgedReceivable) =>
              row.membershipId === 0 || bucket === 'balanceOre' ? (
                <strong>{formatNok(row[bucket])}</strong>
              ) : row[bucket] === 0 ? (
                '–'
              ) : (
                formatNok(row[bucket])
              ),
            isNumber: true,
          })),
        ]}
      />
      {more > 0 && (
        <div>
          <Button onPress={() => setShown(shown + STEP)}>{texts.more(more)}</Button>
        </div>
      )}
    </div>
  )
}

const totalOf = (rows: readonly AgedReceivable[]): AgedReceivable => ({
  membershipId: 0,
  membership: texts.sum,
  notDueOre: sumOf(rows, 'notDueOre'),
  upTo14Ore: sumOf(rows, 'upTo14Ore'),
  upTo30Ore: sumOf(rows, 'upTo30Ore'),
  upTo60Ore: sumOf(rows, 'upTo60Ore'),
  upTo90Ore: sumOf(rows, 'upTo90Ore'),
  olderOre: sumOf(rows, 'olderOre'),
  creditOre: sumOf(rows, 'creditOre'),
  balanceOre: sumOf(rows, 'balanceOre'),
})
