import { Skeleton } from '@delebil/ui'
import { lazy, Suspense } from 'react'
import type { SearchPanelProps } from '../search/search-panel.tsx'
import type { LayoutProps } from './layout.ts'
import type { ScreenHeadProps } from './screen-head.tsx'

// A phone loads nothing of the panel beside the map.
const layout = () => import('./desk-layout.tsx')
const panel = () => import('../search/search-panel.tsx')
const head = () => import('./screen-head.tsx')

/** The list beside the map, with the fields of the search above it. */
export const DeskWithFields = lazy(async () => {
  const [{ DeskLayout }, { SearchPanel }, { ScreenHead }] = await Promise.all([layout(), panel(), head()])
  return {
    default: (props: LayoutProps) => <DeskLayout {...props} SearchPanel={SearchPanel} ScreenHead={ScreenHead} />,
  }
})

const LatePanel = lazy(() => panel().then(({ SearchPanel }) => ({ default: SearchPanel })))
const LateHead = lazy(() => head().then(({ ScreenHead }) => ({ default: ScreenHead })))
const SearchPanelWhenThere = (props: SearchPanelProps) => (
  <Suspense fallback={<Skeleton heightPx={402.375} />}>
    <LatePanel {...props} />
  </Suspense>
)
const ScreenHeadWhenThere = (props: ScreenHeadProps) => (
  <Suspense fallback={<Skeleton heightPx={48} />}>
    <LateHead {...props} />
  </Suspense>
)

/** The same, but the list waits for neither the fields nor what comes with the next press. */
export const DeskWithLateFields = lazy(async () => {
  const { DeskLayout } = await layout()
  return {
    default: (props: LayoutProps) => (
      <DeskLayout {...props} SearchPanel={SearchPanelWhenThere} ScreenHead={ScreenHeadWhenThere} />
    ),
  }
})
