import { Icon, useLateOverlay, VisuallyHidden } from '@delebil/ui'
import { ArrowUpDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from 'react-aria-components'
import { useSnapshot } from 'valtio'
import { texts } from '../locale/texts.ts'
import type { Search } from './model.ts'
import { sortButton } from './search.css.ts'

const SortMenu = lazy(() => import('./sort-menu.tsx').then((module) => ({ default: module.SortMenu })))

/** What comes first in the list. The menu is fetched when it first opens. */
export function SortButton({ search }: { readonly search: Search }) {
  const { sortingPriority } = useSnapshot(search.state)
  const { button, overlay } = useLateOverlay('menu')
  return (
    <>
      <Button {...button} className={sortButton}>
        <Icon of={ArrowUpDown} sizePx={18} />
        <VisuallyHidden>{texts.search.sorting}: </VisuallyHidden>
        {texts.search.sortings[sortingPriority]}
      </Button>
      {overlay && (
        <Suspense>
          <SortMenu {...overlay} search={search} />
        </Suspense>
      )}
    </>
  )
}
