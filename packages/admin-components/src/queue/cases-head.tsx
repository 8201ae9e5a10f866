import { Icon } from '@delebil/ui'
import { Rows3 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-aria-components'
import { useOfferKeys } from '../command/offered-keys.ts'
import { ListSearch } from '../list/list-search.tsx'
import { NewsPill } from '../list/news-pill.tsx'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import * as css from './queue.css.ts'

interface CasesHeadProps {
  readonly screen: Screen
  readonly address: string
  readonly q: string
  readonly onSearch: (q: string) => void
  /** What others did to the list since it came. */
  readonly news: string
  readonly onLoad: () => void
  /** How many there are. */
  readonly children: ReactNode
}

/** Over the cases: how many there are, the way to all their columns, and the search. */
export function CasesHead({ screen, address, q, onSearch, news, onLoad, children }: CasesHeadProps) {
  const place = useRef<HTMLDivElement>(null)
  const search = () => {
    place.current?.querySelector('input')?.select()
    return undefined
  }
  useOfferKeys([{ key: 'f', what: texts.keyRow.search, run: search }])
  return (
    <>
      <div className={css.count}>
        <span>{children}</span>
        {address.includes('?') && (
          <Link className={css.toTable} href={address}>
            <Icon of={Rows3} sizePx={16} />
            {texts.asTable}
          </Link>
        )}
      </div>
      <div ref={place} className={css.search}>
        <ListSearch q={q} hint={screen.searchHint} onChange={onSearch} />
      </div>
      <div className={css.news}>
        <NewsPill news={news} onLoad={onLoad} />
      </div>
    </>
  )
}
