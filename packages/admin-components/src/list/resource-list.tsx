import { Button, LinkButton, SearchField, Stack } from '@delebil/ui'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { AnyRecord } from '../any-record.ts'
import { RecordDrawer } from '../record/record-drawer.tsx'
import { mayAny, type Screen } from '../screen.ts'
import { texts } from '../texts.ts'
import { ExportMenu } from './export-menu.tsx'
import { FilterButton, FilterTokens } from './filter-bar.tsx'
import * as css from './list.css.ts'
import { ListBody } from './list-body.tsx'
import { type ListState, readListState, writeListState } from './list-state.ts'
import { useList } from './use-list.ts'
import { ViewButton } from './view-button.tsx'

const DEBOUNCE_MS = 250

/** The list of a resource: search, filters, order, columns and the record that is open all stand in the address. */
export function ResourceList({ screen }: { screen: Screen }) {
  const { resource, newPath, newText, recordPath, path } = screen
  const { query, setQuery, permissions } = useAdminHost()
  const state = readListState(resource, query)
  const change = (next: Partial<ListState>, how: 'push' | 'replace' = 'replace') =>
    setQuery(writeListState(resource, query, next), how)
  const list = useList(screen, state)
  const mayCreate = (resource.can?.create === true || newPath !== undefined) && mayAny(permissions, resource.write)
  const openAddress = (open: string) => `${path}?${writeListState(resource, query, { open })}`
  const addressOf = (record: AnyRecord) => recordPath?.(record) ?? openAddress(String(record.id))
  const newAddress = newPath ?? openAddress('ny')
  return (
    <Stack gapPx={16}>
      <div className={css.tools}>
        <div className={css.search}>
          <ListSearch q={state.q} onChange={(q) => change({ q })} />
        </div>
        <FilterButton screen={screen} filter={state.filter} onChange={(filter) => change({ filter }, 'push')} />
        <ViewButton screen={screen} state={state} onChange={(next) => change(next)} />
        <ExportMenu screen={screen} state={state} />
        {mayCreate && newText !== undefined && (
          <LinkButton variant="primary" icon={Plus} href={newAddress}>
            {newText}
          </LinkButton>
        )}
      </div>
      <FilterTokens screen={screen} filter={state.filter} onChange={(filter) => change({ filter }, 'push')} />
      <ListBody
        screen={screen}
        state={state}
        list={list}
        onSort={(sort) => change({ sort })}
        addressOf={addressOf}
        onClear={() => change({ q: '', filter: [] })}
      />
      {list.hasMore && (
        <div className={css.foot}>
          <Button isPending={list.isFetching} onPress={list.more}>
            {texts.more}
          </Button>
        </div>
      )}
      {recordPath === undefined && (
        <RecordDrawer screen={screen} open={state.open} onClose={() => change({ open: undefined }, 'push')} />
      )}
    </Stack>
  )
}

/** What is typed is searched for when the typing rests. */
function ListSearch({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const [typed, setTyped] = useState(q)
  const [seen, setSeen] = useState(q)
  if (q !== seen) {
    setSeen(q)
    setTyped(q)
  }
  useEffect(() => {
    if (typed.trim() === q) return
    const timer = setTimeout(() => onChange(typed.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, q, onChange])
  return <SearchField label={texts.search} value={typed} onChange={setTyped} />
}
