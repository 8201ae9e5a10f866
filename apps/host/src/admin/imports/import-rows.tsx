import { Count, Failed, useAdminAnswer, useAdminHost, useOfferKeys } from '@delebil/admin-components'
import { type ImportRow, type ImportSummary, importObstacles, type Read } from '@delebil/core-api/admin'
import { Button, SegmentedControl, Skeleton } from '@delebil/ui'
import { useState } from 'react'
import * as css from './import.css.ts'
import { isCharged } from './import-actions.ts'
import { ImportKeys } from './import-keys.tsx'
import { ImportRowLine } from './import-row.tsx'
import { importTexts as texts } from './import-texts.ts'
import { useMend } from './use-mend.ts'

interface RowsProps {
  readonly record: Read<'import-runs'>
  readonly summary: ImportSummary
}

type View = 'all' | 'FAILED' | 'CHOOSE'
const isView = (id: string): id is View => id === 'all' || id === 'FAILED' || id === 'CHOOSE'
const size = 50

/** The rows that need somebody: the cell that is wrong is marked, and what to do about it is one press away. */
export function ImportRows({ record, summary }: RowsProps) {
  const [view, setView] = useState<View>('all')
  const [pages, setPages] = useState(1)
  const { id, failedRows, chooseRows } = record
  const query = { size: Math.min(200, size * pages), ...(view !== 'all' && { state: view }) }
  const { data, error, mutate } = useAdminAnswer('import-runs.rows', { params: { id }, query })
  const { organizationId: _ } = useAdminHost()
  const [at, setAt] = useState(0)
  const mend = useMend(record, async () => void (await mutate()))
  const rows = data?.data ?? []
  useRowKeys(rows, at, setAt, mend.send)
  const all = failedRows + chooseRows
  return (
    <section className={css.card} aria-labelledby="needs">
      <div className={css.cardHead}>
        <h2 id="needs" className={css.large}>
          {texts.heading}
        </h2>
        <Count of={all} meaning="look" />
        {all > 0 && <span className={css.quiet}>{texts.hint(summary.obstacles.length)}</span>}
        {all > 0 && (
          <div className={css.cardTools}>
            <SegmentedControl
              label={texts.show}
              isLabelHidden
              value={view}
              onChange={(chosen) => isView(chosen) && setView(chosen)}
              options={[
                { id: 'all', label: texts.views.all },
                { id: 'FAILED', label: texts.views.failed(failedRows) },
                { id: 'CHOOSE', label: texts.views.choose(chooseRows) },
              ]}
            />
          </div>
        )}
      </div>
      {error !== undefined && <Failed onAgain={() => void mutate()}>{error.message}</Failed>}
      {data === undefined && error === undefined && <Skeleton heightPx={96} />}
      {data !== undefined && rows.length === 0 && (
        <div className={css.cardFoot}>
          <span className={css.quiet}>{texts.nothing}</span>
        </div>
      )}
      {rows.length > 0 && <RowTable rows={rows} record={record} summary={summary} at={at} mend={mend} />}
      {rows.length > 0 && (
        <ImportKeys undoable={record.state === 'REHEARSED' ? texts.undoable(isCharged(record)) : undefined} />
      )}
      {data?.after && size * pages < 200 && (
        <div className={css.cardFoot}>
          <Button isSmall onPress={() => setPages((before) => before + 1)}>
            {texts.more}
          </Button>
          <span className={css.quiet}>
            {summary.obstacles
              .map(({ problem, rows: count }) => texts.ofKind(importObstacles[problem], count))
              .join(' · ')}
          </span>
        </div>
      )}
    </section>
  )
}

interface TableProps extends RowsProps {
  readonly rows: readonly ImportRow[]
  readonly at: number
  readonly mend: ReturnType<typeof useMend>
}

const most = 4

function RowTable({ rows, record, summary, at, mend }: TableProps) {
  const types = useAdminAnswer('import.filetypes', {}).data?.data ?? []
  const labels = new Map(
    types.find(({ key }) => key === record.fileType)?.columns.map(({ key, label }) => [key, label]),
  )
  const fields = summary.columns.flatMap(({ field, header }) =>
    field === null ? [] : [{ key: field, label: labels.get(field) ?? header }],
  )
  const wrong = new Set(rows.map(({ field }) => field))
  // What is wrong is always seen.
  const shown = fields.filter(({ key }, index) => index < most || wrong.has(key))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={css.scroll} aria-label={texts.table} tabIndex={0}>
      <table className={css.table}>
        <thead className={css.heads}>
          <tr>
            <th scope="col" className={css.numberHead}>
              {texts.row}
            </th>
            {shown.map(({ key, label }) => (
              <th key={key} scope="col" className={key === 'amount' ? css.numberHead : css.head}>
                {label}
              </th>
            ))}
            <th scope="col" className={css.head}>
              {texts.why}
            </th>
            <th scope="col" className={css.head}>
              {texts.suggestion}
            </th>
            <th scope="col" className={css.head}>
              {texts.act}
            </th>
          </tr>
        </thead>
        <tbody className={css.body}>
          {rows.map((row, index) => (
            <ImportRowLine key={row.rowNumber} row={row} fields={shown} isFocused={index === at} mend={mend} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** J and K go through the rows, figures answer, Enter takes the first suggestion. */
function useRowKeys(
  rows: readonly ImportRow[],
  at: number,
  go: (at: number) => void,
  send: ReturnType<typeof useMend>['send'],
) {
  const take = (index: number) => {
    const row = rows[at]
    const suggestion = row?.suggestions[index]
    if (!row || !suggestion) return false
    void send(row, suggestion)
    return true
  }
  const step = (by: number) => () => {
    go(Math.max(0, Math.min(rows.length - 1, at + by)))
    return rows.length > 0
  }
  useOfferKeys([
    { key: 'j', what: 'Neste rad', run: step(1) },
    { key: 'k', what: 'Forrige rad', run: step(-1) },
    { key: '1', what: 'Første svar for raden', run: () => take(0) },
    { key: '2', what: 'Andre svar for raden', run: () => take(1) },
    { key: 'enter', what: 'Bruk forslaget', run: () => rows[at]?.suggestions.length === 1 && take(0) },
  ])
}
