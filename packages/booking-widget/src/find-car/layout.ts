import type { ReactNode } from 'react'
import type { CarSearch } from '../search/data.ts'
import type { Search } from '../search/model.ts'
import type { ScreenControl } from './use-screen.ts'

/** What both layouts are made of. */
export interface LayoutProps {
  readonly search: Search
  readonly found: CarSearch
  readonly screen: ScreenControl
  readonly onHighlight: (carId: number | undefined) => void
  readonly map: ReactNode
}
