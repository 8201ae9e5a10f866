import { Button, EmptyState, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import { CircleAlert, Inbox, SearchX, WifiOff } from 'lucide-react'
import type { AnyRecord } from '../any-record.ts'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import type { ListState } from '../views/list-state.ts'
import { ListCards } from './list-cards.tsx'
import { ListTable } from './list-table.tsx'
import type { useList } from './use-list.ts'
import type { useReturn } from './use-return.ts'
import type { useSelection } from './use-selection.ts'

interface ListBodyProps {
  readonly screen: Screen
  readonly state: ListState
  readonly list: ReturnType<typeof useList>
  readonly picks: ReturnType<typeof useSelection>
  readonly place: ReturnType<typeof useReturn>
  readonly onSort: (sort: string) => void
  readonly addressOf: (record: AnyRecord) => string
  readonly onClear: () => void
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A list in one of its six states: loading, empty, nothing matches, error, offline, rows. */
export function ListBody({ screen, state, list, picks, place, onSort, addressOf, onClear }: ListBodyProps) {
  const again = <Button onPress={list.again}>{texts.again}</Button>
  return (
    <Stack gapPx={8}>
      {list.status === 'loading' && (
        <div role="status">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Stack gapPx={8}>
            {skeletonRows.map((row) => (
              <Skeleton key={row} heightPx={40} />
            ))}
          </Stack>
        </div>
      )}
      {list.status === 'empty' && <EmptyState icon={Inbox} heading={texts.emptyHeading(screen.resource.noun[1])} />}
      {list.status === 'nothing' && (
        <EmptyState
          icon={SearchX}
          heading={texts.nothingHeading}
          action={<Button onPress={onClear}>{texts.clearFilters}</Button>}
        >
          {texts.nothing}
        </EmptyState>
      )}
      {list.status === 'error' && (
        <EmptyState icon={CircleAlert} heading={texts.failedHeading} action={again}>
          {list.refusal?.message}
        </EmptyState>
      )}
      {list.status === 'offline' && (
        <EmptyState icon={WifiOff} heading={texts.offlineHeading} action={again}>
          {texts.offline}
        </EmptyState>
      )}
      {list.status === 'rows' && screen.Card && (
        <ListCards
          screen={screen}
          Card={screen.Card}
          rows={list.rows}
          addressOf={addressOf}
          selection={picks.selection}
          onPick={picks.press}
          onPickShown={picks.pressShown}
        />
      )}
      {list.status === 'rows' && !screen.Card && (
        <ListTable
          screen={screen}
          rows={list.rows}
          total={list.isExact ? list.total : undefined}
          selection={picks.selection}
          onPick={picks.press}
          onPickShown={picks.pressShown}
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
