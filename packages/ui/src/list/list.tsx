import type { ReactNode } from 'react'
import { GridList, GridListItem, type GridListItemProps, type GridListProps } from 'react-aria-components'
import { list, row } from './list.css.ts'

export interface ListProps<T extends object> extends Omit<GridListProps<T>, 'className' | 'style' | 'aria-label'> {
  /** Names the list for a screen reader. */
  label: string
}

/** Rows one walks through with the arrow keys; Enter opens (`onAction`), Space selects if `selectionMode` is given. */
export function List<T extends object>({ label, ...props }: ListProps<T>) {
  return <GridList<T> {...props} aria-label={label} className={list} />
}

export interface ListRowProps extends Omit<GridListItemProps, 'className' | 'style' | 'children' | 'textValue'> {
  /** What typing ahead and a screen reader know the row by. */
  textValue: string
  children: ReactNode
}

/** One thing in a List; may hold buttons of its own. */
export function ListRow({ children, ...props }: ListRowProps) {
  return (
    <GridListItem {...props} className={row}>
      {children}
    </GridListItem>
  )
}
