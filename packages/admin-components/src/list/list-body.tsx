import type { AdminResource } from '@delebil/core-api/admin'
import { Button, EmptyState, Inline, Skeleton } from '@delebil/ui'
import { Inbox, SearchX } from 'lucide-react'
import { Failed } from '../failed.tsx'
import { texts } from '../texts.ts'
import type { ListState } from '../views/list-state.ts'
import { EmptyView, type EmptyViewProps } from './empty-view.tsx'
import * as css from './list.css.ts'
import { ListCards } from './list-cards.tsx'
import { ListPhone } from './list-phone.tsx'
import { ListTable, type ListTableProps } from './list-table.tsx'
import { listTexts } from './list-texts.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import type { useList } from './use-list.ts'
import type { useReturn } from './use-return.ts'

interface ListBodyProps extends Pick<ListTableProps, 'screen' | 'picks' | 'onSort' | 'addressOf'> {
  readonly state: ListState
  readonly list: ReturnType<typeof useList>
  readonly place: ReturnType<typeof useReturn>
  /** The view whose filter it is and nothing more: that nothing is there is no failed search. */
  readonly view: EmptyViewProps['view'] | undefined
  readonly onClear: () => void
  /** The same search, without the filters. */
  readonly onSearchAll: () => void
  /** On a phone: each has the box that chooses it. */
  readonly isPicking: boolean
}

const SKELETON_ROWS = 12

/** A list in one of its six states: loading, empty, nothing matches, error, offline, rows. */
export function ListBody({
  screen,
  state,
  list,
  picks,
  place,
  view,
  onSort,
  addressOf,
  onClear,
  onSearchAll,
  isPicking,
}: ListBodyProps) {
  const isNarrow = useIsNarrow()
  const isShown = list.status === 'rows' && !screen.Card && !isNarrow
  return (
    <div className={isShown ? css.fill : css.padded}>
      {list.status === 'loading' && <Skeleton label={texts.loading} heightPx={32} lines={SKELETON_ROWS} />}
      {list.status === 'empty' && <EmptyState icon={Inbox} heading={texts.emptyHeading(screen.resource.noun[1])} />}
      {list.status === 'nothing' && view && <EmptyView view={view} onShowAll={onClear} />}
      {list.status === 'nothing' && !view && (
        <EmptyState
          icon={SearchX}
          heading={texts.nothingHeading}
          action={
            <Inline gapPx={8}>
              {state.q !== '' && state.filter.length > 0 && (
                <Button variant="primary" onPress={onSearchAll}>
                  {listTexts.searchAll}
                </Button>
              )}
              <Button onPress={onClear}>{texts.clearFilters}</Button>
            </Inline>
          }
        >
          {state.q === '' ? texts.nothing : texts.searchedIn(searchedLabels(screen.resource))}
        </EmptyState>
      )}
      {list.status === 'error' && (
        <Failed as="page" heading={texts.failedHeading} onAgain={list.again}>
          {list.refusal?.message}
        </Failed>
      )}
      {list.status === 'offline' && (
        <Failed as="offline" onAgain={list.again}>
          {texts.offline}
        </Failed>
      )}
      {list.status === 'rows' && screen.Card && (
        <ListCards screen={screen} Card={screen.Card} rows={list.rows} addressOf={addressOf} picks={picks} />
      )}
      {list.status === 'rows' && !screen.Card && isNarrow && (
        <ListPhone
          screen={screen}
          rows={list.rows}
          columns={state.columns}
          sort={state.sort}
          addressOf={addressOf}
          picks={picks}
          isPicking={isPicking}
          onLeave={place.leave}
        />
      )}
      {list.status === 'rows' && !screen.Card && !isNarrow && (
        <ListTable
          screen={screen}
          rows={list.rows}
          total={list.isExact ? list.total : undefined}
          picks={picks}
          startAt={place.returnedTo}
          onLeave={place.leave}
          columns={state.columns}
          sort={state.sort}
          onSort={onSort}
          addressOf={addressOf}
        />
      )}
    </div>
  )
}

const searchedLabels = ({ fields }: Pick<AdminResource, 'fields'>) =>
  Object.values(fields)
    .filter(({ search, listSearch }) => search ?? listSearch)
    .map(({ label }) => label)
