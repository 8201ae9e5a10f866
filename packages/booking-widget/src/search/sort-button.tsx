import { Icon, VisuallyHidden } from '@delebil/ui'
import { ArrowUpDown } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { useSnapshot } from 'valtio'
import { texts } from '../locale/texts.ts'
import type { Search } from './model.ts'
import { sortButton } from './search.css.ts'

const SortMenu = lazy(() => import('./sort-menu.tsx').then((module) => ({ default: module.SortMenu })))

/** What comes first in the list. The menu is fetched when it first opens. */
export function SortButton({ search }: { readonly search: Search }) {
  const { sortingPriority } = useSnapshot(search.state)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const toggle = (open: boolean) => {
    setIsOpen(open)
    if (open) setWasOpen(true)
  }
  return (
    <>
      <Button
        ref={trigger}
        className={sortButton}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => toggle(!isOpen)}
      >
        <Icon of={ArrowUpDown} sizePx={18} />
        <VisuallyHidden>{texts.search.sorting}: </VisuallyHidden>
        {texts.search.sortings[sortingPriority]}
      </Button>
      {wasOpen && (
        <Suspense>
          <SortMenu search={search} trigger={trigger} isOpen={isOpen} onOpenChange={toggle} />
        </Suspense>
      )}
    </>
  )
}
