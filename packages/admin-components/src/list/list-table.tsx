import type { AnyRecord } from '@delebil/core-api/admin'
import { VisuallyHidden } from '@delebil/ui'
import { type FocusEvent, Fragment, type KeyboardEvent, type MouseEvent, useMemo, useRef } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { Screen } from '../screen/screen.ts'
import { ListHead } from './list-head.tsx'
import { ListRow } from './list-row.tsx'
import { listTexts } from './list-texts.ts'
import { RowCheck } from './row-check.tsx'
import { lineBefore } from './row-lines.ts'
import { isSelected } from './selection.ts'
import * as css from './table.css.ts'
import { useRowWindow } from './use-row-window.ts'
import type { useSelection } from './use-selection.ts'

export interface ListTableProps {
  readonly screen: Screen
  readonly rows: readonly AnyRecord[]
  /** Of all pages; nothing where that is only guessed. */
  readonly total: number | undefined
  readonly columns: readonly string[]
  readonly sort: string
  readonly onSort: (sort: string) => void
  readonly addressOf: (record: AnyRecord) => string
  readonly picks: ReturnType<typeof useSelection>
  /** The row that is drawn from the start, however far down. */
  readonly startAt: number | undefined
  /** Somebody goes to the record of a row. */
  readonly onLeave: (id: number) => void
}

/** Rows that lead to their records. Narrow pages show each as a card; of a long list only what is near the eye is drawn. */
export function ListTable(props: ListTableProps) {
  const { screen, rows, total, columns, sort, onSort, addressOf, picks } = props
  const { selection, press, pressShown } = picks
  const { now: clock } = useAdminHost()
  const minute = Math.floor(clock().getTime() / 60_000)
  const now = useMemo(() => new Date(minute * 60_000), [minute])
  const body = useRef<HTMLTableSectionElement>(null)
  const { drawn, afterPx, measure, keep } = useRowWindow(rows, body, props.startAt)
  const leave = (target: EventTarget) => {
    const id = target instanceof Element && target.closest('a') ? idAt(target) : undefined
    if (id !== undefined) props.onLeave(id)
  }
  const picked = rows.filter(({ id }) => isSelected(selection, id)).length
  return (
    <section className={css.frame} data-scrolls aria-label={screen.heading[0]} {...reachable}>
      <table
        className={css.table}
        aria-rowcount={total === undefined ? -1 : total + 1}
        aria-colcount={columns.length + 1}
      >
        <caption>
          <VisuallyHidden>{screen.heading[0]}</VisuallyHidden>
        </caption>
        <thead className={css.head}>
          <tr aria-rowindex={1}>
            <td className={css.checkHead}>
              <RowCheck
                label={listTexts.pickShown}
                isSelected={picked === rows.length}
                isPartly={picked > 0 && picked < rows.length}
                onPress={pressShown}
              />
            </td>
            {columns.map((name) => (
              <ListHead key={name} screen={screen} name={name} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody
          ref={body}
          onClickCapture={({ target }) => leave(target)}
          onClick={openRow}
          onKeyDown={moveByArrow}
          onFocus={({ target }) => keep(idAt(target))}
          onBlur={({ relatedTarget }: FocusEvent) => relatedTarget && keep(idAt(relatedTarget))}
        >
          {drawn.map(({ index, gapPx }) => {
            const record = rows[index]
            if (!record) return null
            return (
              <Fragment key={record.id}>
                {gapPx > 0 && <Gap heightPx={gapPx} columns={columns.length + 1} />}
                <NowLine screen={screen} sort={sort} rows={rows} at={index} now={now} columns={columns.length + 1} />
                <ListRow
                  now={now}
                  screen={screen}
                  record={record}
                  columns={columns}
                  index={index}
                  address={addressOf(record)}
                  isSelected={isSelected(selection, record.id)}
                  onPick={press}
                  measure={measure}
                />
              </Fragment>
            )
          })}
          {afterPx > 0 && <Gap heightPx={afterPx} columns={columns.length + 1} />}
        </tbody>
      </table>
    </section>
  )
}

// What scrolls has to be reached by key; room for rows that are left out is nothing to read.
const reachable = { tabIndex: 0 }
const unread = { 'aria-hidden': true }

function Gap({ heightPx, columns }: { heightPx: number; columns: number }) {
  return (
    <tr {...unread} style={{ height: heightPx }}>
      <td colSpan={columns} style={{ padding: 0 }} />
    </tr>
  )
}

const rowAt = (element: EventTarget | null) =>
  element instanceof Element ? element.closest<HTMLElement>('tr[data-id]') : null
const idAt = (element: EventTarget | null) => {
  const id = rowAt(element)?.dataset['id']
  return id === undefined ? undefined : Number(id)
}

interface NowLineProps {
  readonly screen: Screen
  readonly sort: string
  readonly rows: readonly AnyRecord[]
  readonly at: number
  readonly now: Date
  readonly columns: number
}

/** Between what is and what is to come. */
function NowLine({ screen, sort, rows, at, now, columns }: NowLineProps) {
  const line = lineBefore(screen, sort, rows, at, now)
  if (!line?.isNow) return null
  return (
    <tr className={css.nowLine}>
      <td colSpan={columns} className={css.nowText}>
        {line.text}
      </td>
    </tr>
  )
}

/** All of a row leads where its link does; text that is being marked does not. */
function openRow({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return
  if (window.getSelection()?.isCollapsed === false) return
  const pressed = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }
  rowAt(target)?.querySelector('a')?.dispatchEvent(new window.MouseEvent('click', pressed))
}

/** The arrows go to the same place in the row above or below. */
function moveByArrow(event: KeyboardEvent): void {
  const isDown = event.key === 'ArrowDown'
  if ((!isDown && event.key !== 'ArrowUp') || event.altKey || event.ctrlKey || event.metaKey) return
  const row = rowAt(event.target)
  const kind = event.target instanceof HTMLInputElement ? 'input' : 'a'
  const along = (from: Element | null | undefined) => (isDown ? from?.nextElementSibling : from?.previousElementSibling)
  const beside = along(row)
  const next = rowAt(beside ?? null) ? beside : along(beside)
  const target = next?.querySelector<HTMLElement>(kind)
  if (!target) return
  event.preventDefault()
  target.focus()
}
