import type { AnyRecord } from '@delebil/core-api/admin'
import { LinkButton, ToggleChip } from '@delebil/ui'
import { Plus } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { BulkMenu } from '../bulk/bulk-menu.tsx'
import { DensityMenu } from '../part/density-menu.tsx'
import { InPageHead } from '../part/page-head.tsx'
import { RecordDrawer } from '../record/record-drawer.tsx'
import { mayAny, type Screen } from '../screen/screen.ts'
import { type ListState, readListState, writeListState } from '../views/list-state.ts'
import { useViews } from '../views/use-views.ts'
import { firstView, standingOf } from '../views/view-query.ts'
import { ViewTabs } from '../views/view-tabs.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FilterButton, FilterTokens } from './filter-bar.tsx'
import * as css from './list.css.ts'
import { ListBar } from './list-bar.tsx'
import { ListBody } from './list-body.tsx'
import { ListOnPaper } from './list-on-paper.tsx'
import { ListSearch } from './list-search.tsx'
import { listTexts } from './list-texts.ts'
import { NewsPill } from './news-pill.tsx'
import { QuickDays } from './quick-days.tsx'
import { saidElsewhere } from './said-elsewhere.ts'
import { countOf } from './selection.ts'
import { shownView } from './shown-view.ts'
import { useList } from './use-list.ts'
import { useListKeys } from './use-list-keys.ts'
import { useNews } from './use-news.ts'
import { useReturn } from './use-return.ts'
import { useSelection } from './use-selection.ts'
import { ViewButton } from './view-button.tsx'

/** The list of a resource: search, filters, order, columns and the record that is open all stand in the address. */
export function ResourceList({ screen }: { screen: Screen }) {
  const { resource, newPath, newText, recordPath, path } = screen
  const { query, setQuery, permissions, now, personId } = useAdminHost()
  const [isPicking, setIsPicking] = useState(false)
  const kept = useViews(resource.key)
  const first = kept.isKnown ? firstView(kept.views, query, standingOf(screen, personId)) : undefined
  useEffect(() => {
    if (first) setQuery(first, 'replace')
  })
  const state = readListState(resource, query)
  const change = (next: Partial<ListState>, how: 'push' | 'replace' = 'replace') =>
    setQuery(writeListState(resource, query, next), how)
  // Which rows a list without any wish begins with is known when its views are.
  const isWaiting = query.size === 0 && (!kept.isKnown || first !== undefined)
  const list = useList(screen, state, isWaiting)
  const picks = useSelection(list.rows, JSON.stringify([state.q, state.filter]))
  const news = useNews(screen, state, list)
  const place = useReturn(screen, list.rows)
  const { selection } = picks
  const page = useRef<HTMLDivElement>(null)
  useListKeys(page)
  const mayCreate = (resource.can?.create === true || newPath !== undefined) && mayAny(permissions, resource.write)
  const openAddress = (open: string) => `${path}?${writeListState(resource, query, { open })}`
  const queryText = query.toString()
  const addressOf = useCallback(
    (record: AnyRecord) =>
      recordPath?.(record) ??
      `${path}?${writeListState(resource, new URLSearchParams(queryText), { open: String(record.id) })}`,
    [recordPath, path, resource, queryText],
  )
  const matching = { q: state.q, filter: state.filter }
  return (
    <div ref={page} className={css.page}>
      {screen.quickDays && (
        <InPageHead at="context">
          <span className={css.context}>{listTexts.today(now())}</span>
        </InPageHead>
      )}
      <InPageHead at="actions">
        <ViewButton screen={screen} state={state} onChange={(next) => change(next)} />
        <ExportMenu screen={screen} state={state} selection={selection} total={list.total} isExact={list.isExact} />
        {mayCreate && newText !== undefined && (
          <LinkButton variant="primary" icon={Plus} href={newPath ?? openAddress('ny')}>
            {newText}
          </LinkButton>
        )}
      </InPageHead>
      {screen.Above && (
        <div className={css.above}>
          <screen.Above />
        </div>
      )}
      <ViewTabs screen={screen} kept={kept} />
      <div className={css.tools}>
        <div className={css.search}>
          <ListSearch q={state.q} hint={screen.searchHint} onChange={(q) => change({ q })} />
        </div>
        <div className={css.choices}>
          {screen.quickDays && (
            <QuickDays quickDays={screen.quickDays} state={state} onChange={(next) => change(next, 'push')} />
          )}
          <FilterButton screen={screen} filter={state.filter} onChange={(filter) => change({ filter }, 'push')} />
          <FilterTokens
            screen={screen}
            filter={state.filter}
            isSaid={saidElsewhere(screen, query, personId)}
            onChange={(filter) => change({ filter }, 'push')}
          />
          <div className={css.after}>
            <ToggleChip isSelected={isPicking} onChange={setIsPicking}>
              {listTexts.choose}
            </ToggleChip>
            <DensityMenu />
          </div>
        </div>
      </div>
      <ListOnPaper screen={screen} state={state} />
      <ListBody
        screen={screen}
        state={state}
        list={list}
        picks={picks}
        place={place}
        view={shownView(screen, state, query, personId)}
        isPicking={isPicking}
        onSort={(sort) => change({ sort })}
        addressOf={addressOf}
        onClear={() => change({ q: '', filter: [] })}
        onSearchAll={() => change({ filter: [] })}
      />
      <ListBar
        list={list}
        picks={picks}
        actions={
          <BulkMenu
            screen={screen}
            target={selection.isAll ? matching : { ids: [...selection.ids] }}
            count={list.status === 'rows' ? countOf(selection, list.total) : 0}
            onDone={picks.clear}
          />
        }
      >
        <NewsPill news={news} onLoad={list.again} />
      </ListBar>
      {recordPath === undefined && (
        <RecordDrawer screen={screen} open={state.open} onClose={() => change({ open: undefined }, 'push')} />
      )}
    </div>
  )
}
