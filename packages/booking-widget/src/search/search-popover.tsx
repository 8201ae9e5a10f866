import type { RefObject } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { searchTexts } from '../locale/search-texts.ts'
import type { CarSearch } from './data.ts'
import { FieldSurface } from './field-surface.tsx'
import type { Search } from './model.ts'
import type { SearchField } from './search-field.ts'
import { content, panels } from './search-popover.css.ts'

export interface SearchPopoverProps {
  readonly field: SearchField
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly anchor: RefObject<HTMLElement | null>
  readonly search: Search
  readonly results: CarSearch['results'] | undefined
}

/** One field of the search, under the line and over the list and the map. */
export function SearchPopover({ field, isOpen, onClose, anchor, search, results }: SearchPopoverProps) {
  return (
    <Popover
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(opens) => !opens && onClose()}
      placement="bottom start"
      offset={8}
      className={panels[field]}
    >
      <Dialog aria-label={searchTexts[field]} className={content}>
        <FieldSurface field={field} search={search} results={results} onDone={onClose} />
      </Dialog>
    </Popover>
  )
}
