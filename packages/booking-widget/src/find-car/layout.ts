import type { ReactNode } from 'react'
import type { Highlight } from '../search/car-item.tsx'
import type { CarSearch } from '../search/data.ts'
import type { Search } from '../search/model.ts'
import type { FindCarControl } from './model.ts'
import type { ScreenControl } from './use-screen.ts'

/** What both layouts are made of. */
export interface LayoutProps {
  readonly control: FindCarControl
  readonly search: Search
  readonly found: CarSearch
  readonly screen: ScreenControl
  readonly onHighlight: (carId: number | undefined) => void
  /** What is pointed at, on the map or in the list. */
  readonly highlight: Highlight
  /** Something else is shown in the list's place, until `onWhole`. */
  readonly isUnseen: boolean
  /** Told when the rows of the list say all that they will. */
  readonly onWhole: () => void
  readonly map: ReactNode
}
