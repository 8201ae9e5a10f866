import type { AnyRecord } from '@delebil/core-api/admin'
import { memo } from 'react'
import { Link } from 'react-aria-components'
import { FieldValue } from '../field/field-value.tsx'
import { isAmount } from '../field/is-amount.ts'
import { type Screen, titleOf } from '../screen/screen.ts'
import { listTexts } from './list-texts.ts'
import { RowCheck } from './row-check.tsx'
import * as css from './table.css.ts'

interface ListRowProps {
  readonly screen: Screen
  readonly record: AnyRecord
  readonly columns: readonly string[]
  readonly index: number
  readonly address: string
  readonly isSelected: boolean
  readonly now: Date
  readonly onPick: (id: number, isRange: boolean) => void
  readonly measure: (row: HTMLTableRowElement | null) => void
}

/** A row that leads to its record. Drawn again only when something of its own changes. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { screen, record, columns, index, address, isSelected, onPick, measure, now } = props
  const { id } = record
  const { cells } = screen
  return (
    <tr
      ref={measure}
      className={css.row}
      data-index={index}
      data-id={id}
      data-picked={isSelected || undefined}
      data-meaning={screen.rowMeaning?.(record)}
      aria-rowindex={index + 2}
    >
      <td className={css.checkCell}>
        <RowCheck
          label={listTexts.pick(titleOf(screen.resource, record) || String(id))}
          isSelected={isSelected}
          onPress={(isRange) => onPick(id, isRange)}
        />
      </td>
      {columns.map((name, place) => {
        const Value = cells?.[name]?.Value
        const value = Value ? (
          <Value record={record} now={now} />
        ) : (
          <FieldValue screen={screen} name={name} record={record} />
        )
        if (place > 0) {
          return (
            <td
              key={name}
              className={css.cell}
              data-folds={cells?.[name]?.folds}
              data-wide={cells?.[name]?.isWide}
              data-amount={isAmount(name, screen.resource.fields[name]) || undefined}
            >
              {value}
            </td>
          )
        }
        return (
          <th key={name} scope="row" className={css.rowHead}>
            <Link className={css.rowLink} href={address}>
              {value}
            </Link>
          </th>
        )
      })}
    </tr>
  )
})
