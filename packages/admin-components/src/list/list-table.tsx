import { Icon, StatusDot, VisuallyHidden } from '@delebil/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-aria-components'
import type { AnyRecord } from '../any-record.ts'
import { formatValue } from '../field/format-value.ts'
import type { Screen } from '../screen.ts'
import * as css from './list.css.ts'

interface ListTableProps {
  readonly screen: Screen
  readonly rows: readonly AnyRecord[]
  readonly columns: readonly string[]
  readonly sort: string
  readonly onSort: (sort: string) => void
  readonly addressOf: (record: AnyRecord) => string
}

/** Rows that lead to their records. Narrow pages show each as a card. */
export function ListTable({ screen, rows, columns, sort, onSort, addressOf }: ListTableProps) {
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{screen.heading[0]}</VisuallyHidden>
        </caption>
        <thead className={css.head}>
          <tr>
            {columns.map((name) => (
              <Head key={name} screen={screen} name={name} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className={css.rows}>
          {rows.map((record) => (
            <tr key={record.id} className={css.row}>
              {columns.map((name, index) => {
                const value = <Value screen={screen} name={name} value={record[name]} />
                if (index > 0) {
                  return (
                    <td key={name} className={css.cell} data-label={screen.resource.fields[name]?.label}>
                      {value}
                    </td>
                  )
                }
                return (
                  <th key={name} scope="row" className={css.rowHead}>
                    <Link className={css.link} href={addressOf(record)}>
                      {value}
                    </Link>
                  </th>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ screen, name, sort, onSort }: Pick<ListTableProps, 'screen' | 'sort' | 'onSort'> & { name: string }) {
  const field = screen.resource.fields[name]
  const label = field?.label ?? name
  if (!field?.sort) {
    return (
      <th scope="col" className={css.columnHead}>
        {label}
      </th>
    )
  }
  const isRising = sort === name
  const isFalling = sort === `-${name}`
  return (
    <th
      scope="col"
      className={css.columnHead}
      {...(isRising && { 'aria-sort': 'ascending' })}
      {...(isFalling && { 'aria-sort': 'descending' })}
    >
      <button type="button" className={css.sortButton} onClick={() => onSort(isRising ? `-${name}` : name)}>
        {label}
        {isRising && <Icon of={ArrowUp} sizePx={16} />}
        {isFalling && <Icon of={ArrowDown} sizePx={16} />}
      </button>
    </th>
  )
}

function Value({ screen, name, value }: { screen: Screen; name: string; value: unknown }) {
  const field = screen.resource.fields[name]
  const text = field ? formatValue(field, value) : ''
  const tone = screen.tones?.[name]?.[String(value)]
  if (tone) return <StatusDot tone={tone}>{text}</StatusDot>
  return text || <span className={css.none}>–</span>
}
