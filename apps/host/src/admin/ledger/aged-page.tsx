import { PanelTable, useAdminHost } from '@delebil/admin-components'
import { type AgedReceivable, agedFileAddress } from '@delebil/core-api/admin'
import { Button, DatePicker, ErrorMessage } from '@delebil/ui'
import { parseDateField } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { RecordLink } from '../shared/record-link.tsx'
import { buckets } from './aged-figures.tsx'
import * as css from './ledger.css.ts'
import { ledgerTexts as texts } from './ledger-texts.ts'
import { useAged } from './use-aged.ts'

const two = (part: number): string => String(part).padStart(2, '0')
const parseDay = (text: string): string | undefined => {
  const day = parseDateField(text)
  return day && `${day.year}-${two(day.month)}-${two(day.day)}`
}

/** What each membership owed when a day was over, by how long it had been due. */
export function AgedPage() {
  const { query, setQuery, now, organizationId, download } = useAdminHost()
  const day = query.get('dag') ?? osloDateText(now())
  const { rows, totals, next, refusal, more, again } = useAged(day)
  const [problem, setProblem] = useState<string>()
  const all =
    rows && totals && rows.length > 0 ? [...rows, { membershipId: 0, membership: texts.sum, ...totals.ore }] : rows
  return (
    <div className={css.page}>
      <div className={css.tools}>
        <div className={css.day}>
          <DatePicker
            label={texts.asOf}
            value={day}
            maxDate={osloDateText(now())}
            parseText={parseDay}
            onChange={(chosen) => chosen && setQuery(new URLSearchParams({ dag: chosen }), 'replace')}
          />
        </div>
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
        answer={{ data: all && { data: all }, error: rows ? undefined : refusal?.message, again }}
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
            isNothing: (row: AgedReceivable) => row.membershipId !== 0 && row[bucket] === 0,
          })),
        ]}
      />
      {next > 0 && (
        <div>
          <Button onPress={more}>{texts.more(next)}</Button>
        </div>
      )}
    </div>
  )
}
