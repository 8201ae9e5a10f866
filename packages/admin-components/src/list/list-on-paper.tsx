import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import type { ListState } from '../views/list-state.ts'
import { formatToken } from './filter-bar.tsx'
import * as css from './list.css.ts'
import { listTexts } from './list-texts.ts'

interface ListOnPaperProps {
  readonly screen: Screen
  readonly state: ListState
}

/** The head of a printed list: what was looked for, by which filters, in which order. */
export function ListOnPaper({ screen, state: { q, filter, sort } }: ListOnPaperProps) {
  const label = screen.resource.fields[sort.replace('-', '')]?.label ?? sort
  const order = `${texts.sortedBy(label)}${sort.startsWith('-') ? `, ${texts.falling}` : ''}`
  return (
    <div className={css.onPaper}>
      {q !== '' && <p className={css.paperLine}>{listTexts.searched(q)}</p>}
      {filter.length > 0 && (
        <p className={css.paperLine}>{listTexts.filtered(filter.map((token) => formatToken(screen, token)))}</p>
      )}
      <p className={css.paperLine}>{order}</p>
    </div>
  )
}
