import type { AdminResource } from '@delebil/core-api/admin'
import { Button, EmptyState, Skeleton, Stack } from '@delebil/ui'
import { Inbox, SearchX } from 'lucide-react'
import { Failed } from '../failed.tsx'
import { texts } from '../texts.ts'
import type { ListState } from '../views/list-state.ts'
import { ListCards } from './list-cards.tsx'
import { ListTable, type ListTableProps } from './list-table.tsx'
import type { useList } from './use-list.ts'
import type { useReturn } from './use-return.ts'

interface ListBodyProps extends Pick<ListTableProps, 'screen' | 'picks' | 'onSort' | 'addressOf'> {
  readonly state: ListState
  readonly list: ReturnType<typeof useList>
  readonly place: ReturnType<typeof useReturn>
  readonly onClear: () => void
}

const SKELETON_ROWS = 8

/** A list in one of its six states: loading, empty, nothing matches, error, offline, rows. */
export function ListBody({ screen, state, list, picks, place, onSort, addressOf, onClear }: ListBodyProps) {
  return (
    <Stack gapPx={8}>
      {list.status === 'loading' && <Skeleton label={texts.loading} heightPx={40} lines={SKELETON_ROWS} />}
      {list.status === 'empty' && <EmptyState icon={Inbox} heading={texts.emptyHeading(screen.resource.noun[1])} />}
      {list.status === 'nothing' && (
        <EmptyState
          icon={SearchX}
          heading={texts.nothingHeading}
          action={<Button onPress={onClear}>{texts.clearFilters}</Button>}
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
      {list.status === 'rows' && !screen.Card && (
        <ListTable
          screen={screen}
          rows={list.rows}
          total={list.isExact ? list.total : undefined}
          picks={picks}
          isDense={state.isDense}
          startAt={place.returnedTo}
          onLeave={place.leave}
          columns={state.columns}
          sort={state.sort}
          onSort={onSort}
          addressOf={addressOf}
        />
      )}
    </Stack>
  )
}

const searchedLabels = ({ fields }: Pick<AdminResource, 'fields'>) =>
  Object.values(fields)
    .filter(({ search, listSearch }) => search ?? listSearch)
    .map(({ label }) => label)
