import { Count, Failed, useAdminAnswer, useOfferKeys } from '@delebil/admin-components'
import {
  type ImportObstacle,
  type ImportRow,
  type ImportSummary,
  importObstacles,
  type Read,
} from '@delebil/core-api/admin'
import { Button, SegmentedControl, Skeleton } from '@delebil/ui'
import { type RefObject, useRef, useState } from 'react'
import * as css from './import.css.ts'
import { isCharged } from './import-actions.ts'
import { ImportKeys } from './import-keys.tsx'
import { ImportPages } from './import-pages.tsx'
import { ImportRowLine } from './import-row.tsx'
import { importTexts as texts } from './import-texts.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useMend } from './use-mend.ts'
import { useRowPages } from './use-row-pages.ts'

interface RowsProps {
  readonly record: Read<'import-runs'>
  readonly summary: ImportSummary
}

type View = 'all' | 'FAILED' | 'CHOOSE'
const isView = (id: string): id is View => id === 'all' || id === 'FAILED' || id === 'CHOOSE'

/** The rows that need somebody: the cell that is wrong is marked, and what to do about it is one press away. */
export function ImportRows({ record, summary }: RowsProps) {
  const [view, setView] = useState<View>('all')
  const [kind, setKind] = useState<ImportObstacle>()
  const { failedRows, chooseRows } = record
  const all = failedRows + chooseRows
  const inView = { all, FAILED: failedRows, CHOOSE: chooseRows }[view]
  const inKind = summary.obstacles.find(({ problem }) => problem === kind)?.rows ?? inView
  const pages = useRowPages(record, { view, kind, total: Math.min(inView, inKind) })
  const { data, error, mutate } = pages.answer
  const isMendable = record.state === 'REHEARSED' || record.state === 'DONE'
  const table = useRef<HTMLElement>(null)
  const keepFocus = useKeptFocus(table)
  const mend = useMend(record, () => keepFocus(async () => void (await mutate())))
  const rows = data?.data ?? []
  useRowKeys(isMendable ? rows : [], pages, mend.send)
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
      {rows.length > 0 && (
        <RowTable
          rows={rows}
          record={record}
          summary={summary}
          at={pages.at}
          mend={isMendable ? mend : undefined}
          table={table}
        />
      )}
      <ImportPages pages={pages} />
      {rows.length > 0 && isMendable && (
        <ImportKeys undoable={record.state === 'REHEARSED' ? texts.undoable(isCharged(record)) : undefined} />
      )}
      <Kinds summary={summary} kind={kind} onKind={setKind} />
    </section>
  )
}

interface KindsProps extends Pick<RowsProps, 'summary'> {
  readonly kind: ImportObstacle | undefined
  readonly onKind: (kind: ImportObstacle | undefined) => void
}

/** The kinds of trouble and how many rows are in each; one that is pressed is looked at alone. */
function Kinds({ summary, kind, onKind }: KindsProps) {
  if (kind === undefined && summary.obstacles.length < 2) return null
  return (
    <div className={css.cardFoot}>
      <span className={css.quiet}>{texts.kinds}</span>
      {summary.obstacles.map(({ problem, rows }) => (
        <Button
          key={problem}
          isSmall
          variant="quiet"
          aria-pressed={kind === problem}
          onPress={() => onKind(kind === problem ? undefined : problem)}
        >
          {texts.ofKind(importObstacles[problem], rows)}
        </Button>
      ))}
      {kind !== undefined && (
        <Button isSmall variant="quiet" onPress={() => onKind(undefined)}>
          {texts.allKinds}
        </Button>
      )}
    </div>
  )
}

interface TableProps extends RowsProps {
  readonly rows: readonly ImportRow[]
  readonly at: number
  readonly mend: ReturnType<typeof useMend> | undefined
  readonly table: RefObject<HTMLElement | null>
}

const most = 4

function RowTable({ rows, record, summary, at, mend, table }: TableProps) {
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
    <section ref={table} className={css.scroll} aria-label={texts.table} tabIndex={0}>
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

/** J and K go through the rows and on to those of another page, figures answer, Enter takes the first suggestion. */
function useRowKeys(
  rows: readonly ImportRow[],
  { at, go }: ReturnType<typeof useRowPages>,
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
    go(at + by)
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
