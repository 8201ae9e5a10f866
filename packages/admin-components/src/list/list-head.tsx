import { Icon } from '@delebil/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { isAmount } from '../field/is-amount.ts'
import type { Screen } from '../screen/screen.ts'
import * as css from './table.css.ts'

interface ListHeadProps {
  readonly screen: Screen
  readonly name: string
  readonly sort: string
  readonly onSort: (sort: string) => void
}

/** The head of a column; pressed, the list is sorted by it. */
export function ListHead({ screen, name, sort, onSort }: ListHeadProps) {
  const field = screen.resource.fields[name]
  const cell = screen.cells?.[name]
  const label = cell?.label ?? field?.label ?? name
  const amount = { 'data-amount': isAmount(name, field) || undefined, 'data-folds': cell?.folds }
  if (!field?.sort) {
    return (
      <th scope="col" className={css.columnHead} {...amount}>
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
      {...amount}
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
