import { Suspense, useRef, useState } from 'react'
import { searchTexts } from '../locale/search-texts.ts'
import type { CarSearch } from './data.ts'
import type { Search } from './model.ts'
import type { SearchField } from './search-field.ts'
import { SearchFields } from './search-fields.tsx'
import { frame as frameClass } from './search-line.css.ts'
import { SearchPopover } from './search-surfaces.ts'

export interface SearchLineProps {
  readonly search: Search
  /** Left out where no cars are searched: then only their time can be asked for, and it is fixed. */
  readonly found?: CarSearch
  /** Those that the screen asks for; left out, all three. */
  readonly fields?: readonly SearchField[]
}

/** Where, when and how far as one sentence beside a map; each opens a panel over what lies below. */
export function SearchLine({ search, found, fields }: SearchLineProps) {
  const frame = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<SearchField>()
  const [last, setLast] = useState<SearchField>()
  const toggle = (name: SearchField) => {
    setOpen(name)
    setLast(name)
  }
  return (
    <search ref={frame} className={frameClass} aria-label={searchTexts.label}>
      <SearchFields search={search} {...(fields && { fields })} open={open} isFixed={!found} onPress={toggle} />
      {last && (
        <Suspense>
          <SearchPopover
            field={last}
            isOpen={open !== undefined}
            onClose={() => setOpen(undefined)}
            anchor={frame}
            search={search}
            results={found?.results}
          />
        </Suspense>
      )}
    </search>
  )
}
