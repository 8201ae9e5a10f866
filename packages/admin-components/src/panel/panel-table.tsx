import { Skeleton } from '@delebil/ui'
import type { ReactNode } from 'react'
import { Failed } from '../failed.tsx'
import { texts } from '../texts.ts'
import * as css from './panel.css.ts'
import type { PanelAnswer } from './use-panel.ts'

export interface PanelColumn<T> {
  readonly label: string
  readonly value: (row: T) => ReactNode
  /** Digits stand under each other. */
  readonly isNumber?: boolean
  /** There is nothing to say of a row: on a phone, where each cell is a line, it has none. */
  readonly isNothing?: (row: T) => boolean
}

export interface PanelTableProps<T> {
  /** Names the table for a screen reader. */
  readonly label: string
  readonly answer: PanelAnswer<{ readonly data: readonly T[] }>
  readonly columns: readonly PanelColumn<T>[]
  readonly rowKey: (row: T) => string | number
  /** What is said where there are no rows. */
  readonly empty: string
  /** Many narrow columns: none is wider than what is in it. */
  readonly isTight?: boolean
}

/** The rows of a record's panel, in each of its states; wider than the page it scrolls by itself. */
export function PanelTable<T>({ label, answer, columns, rowKey, empty, isTight = false }: PanelTableProps<T>) {
  const { data, error, again } = answer
  if (error !== undefined) return <Failed onAgain={again}>{error}</Failed>
  if (!data) return <Skeleton heightPx={48} />
  if (data.data.length === 0) return <p className={css.muted}>{empty}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={css.scroll} aria-label={texts.tableOf(label)} tabIndex={0}>
      <table className={isTight ? css.tight : css.table}>
        <thead className={css.heads}>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={column.isNumber ? css.numberHead : css.head}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.rows}>
          {data.data.map((row) => (
            <tr key={rowKey(row)} className={css.row}>
              {columns.map(({ label: name, value, isNumber, isNothing }) => (
                <td
                  key={name}
                  className={isNumber ? css.number : css.cell}
                  data-label={name}
                  data-nothing={isNothing?.(row) || undefined}
                >
                  <div className={css.held}>{value(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
