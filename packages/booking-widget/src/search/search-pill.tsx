import { Icon, VisuallyHidden } from '@delebil/ui'
import { Search as SearchIcon } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from 'react-aria-components'
import { useSnapshot } from 'valtio'
import { texts } from '../locale/texts.ts'
import type { CarSearch } from './data.ts'
import type { Search } from './model.ts'
import { pill, pillIcon, pillLogo, pillTime, pillWhere, pillWords } from './search-line.css.ts'
import { SearchModal } from './search-surfaces.ts'
import { useSearchWords } from './use-search-words.ts'

export interface SearchPillProps {
  readonly search: Search
  readonly found: CarSearch
  /** The site's own, where it has one. */
  readonly logo?: ReactNode
}

/** The search in two lines, floating over the map of a phone; pressed, it opens all of it. */
export function SearchPill({ search, found, logo }: SearchPillProps) {
  const { kilometerEstimate } = useSnapshot(search.state)
  const { where, when, howFar } = useSearchWords(search)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <search>
      <Button
        className={pill}
        aria-haspopup="dialog"
        onPress={() => {
          setIsOpen(true)
          setWasOpen(true)
        }}
      >
        {logo && <span className={pillLogo}>{logo}</span>}
        <VisuallyHidden>{texts.search.change}: </VisuallyHidden>
        <span className={pillWords}>
          <span className={pillWhere}>{where}</span>
          <span className={pillTime}>{kilometerEstimate === 0 ? when : `${when} · ${howFar}`}</span>
        </span>
        <span className={pillIcon}>
          <Icon of={SearchIcon} sizePx={24} />
        </span>
      </Button>
      {wasOpen && (
        <Suspense>
          <SearchModal isOpen={isOpen} onClose={() => setIsOpen(false)} search={search} found={found} />
        </Suspense>
      )}
    </search>
  )
}
