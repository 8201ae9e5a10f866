import { Stack } from '@delebil/ui'
import { PanelTop } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { useOfferCommands } from '../command/commands.ts'
import { CountTabs } from '../part/count-tabs.tsx'
import type { RecordTab, Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { HistoryPanel } from './history-panel.tsx'
import * as css from './record.css.ts'
import { Facts, Panels, type PartsProps, panelsOf, ReadOnlyNote } from './record-parts.tsx'

/** The tab of a record that an address names. */
const TAB = 'fane'

interface RecordTabsProps extends PartsProps {
  /** What is done with it, whatever part is open. */
  readonly top: ReactNode
  readonly form: ReactNode
  /** That somebody else has changed it. */
  readonly news: ReactNode
  /** What stands under all that is changed. */
  readonly last: ReactNode
}

/** A record of which there is much to see: what it is opened for, and each other part behind a tab of its own. */
export function RecordTabs({ top, form, news, last, ...parts }: RecordTabsProps) {
  const { screen, record, rights } = parts
  const { tabs, chosen, addressOf } = useTabs(parts)
  const counts = useCounts(screen, parts)
  const left = panelsIn(chosen, parts, false)
  const right = panelsIn(chosen, parts, true)
  const isAlone = chosen.holds === undefined && left.length === 0
  const facts = rights.mayRead && <Facts {...parts} />
  return (
    <>
      <div className={css.tabs}>
        {tabs.length > 0 && (
          <CountTabs
            label={texts.parts}
            selected={chosen.key}
            tabs={tabs.map((tab) => ({
              id: tab.key,
              label: tab.name,
              href: addressOf(tab),
              ...(counts[tab.key] !== undefined && { count: counts[tab.key], meaning: 'look' as const }),
            }))}
          />
        )}
      </div>
      {top}
      <Stack gapPx={16}>
        {chosen.holds === 'lead' && <Leading {...parts} news={news} />}
        {chosen.holds === 'form' && (form || facts)}
        {chosen.holds === 'history' && <HistoryPanel screen={screen} record={record} />}
        <Panels record={record} panels={isAlone ? right : left} />
        {chosen.holds === 'form' && last}
      </Stack>
      <Stack gapPx={16}>
        {chosen.holds === 'form' && form && facts}
        <Panels record={record} panels={isAlone ? [] : right} />
      </Stack>
    </>
  )
}

/** Nothing else stays of a record that may no longer be read. */
const typed: RecordTab = { key: '', name: '', holds: 'form' }

/** The parts of a record and the one that is open; the search leads to each. */
function useTabs(parts: PartsProps) {
  const { query, navigate } = useAdminHost()
  const { screen, record, rights } = parts
  const tabs = rights.mayRead ? (screen.tabs ?? []).filter((tab) => isSomething(tab, parts)) : []
  const page = screen.recordPath?.(record) ?? screen.path
  const addressOf = (tab: RecordTab) => (tab === tabs[0] ? page : `${page}?${TAB}=${tab.key}`)
  useOfferCommands(
    tabs.map((tab) => ({
      id: `part ${tab.key}`,
      label: tab.name,
      group: texts.parts,
      icon: PanelTop,
      run: () => navigate(addressOf(tab)),
    })),
  )
  const chosen = tabs.find(({ key }) => key === query.get(TAB)) ?? tabs[0] ?? typed
  return { tabs, chosen, addressOf } as const
}

function Leading({ screen, record, rights, news }: PartsProps & Pick<RecordTabsProps, 'news'>) {
  const { Lead } = screen
  return (
    <>
      {news}
      {Lead && <Lead record={record} />}
      {!rights.mayWrite && <ReadOnlyNote screen={screen} />}
    </>
  )
}

/** No hook stands there now and then: a screen counts, or it does not. */
const countNothing = () => ({})
function useCounts({ useTabCounts = countNothing }: Screen, { record }: PartsProps) {
  return useTabCounts(record)
}

/** In the order in which the tab names them. */
function panelsIn({ panels = [] }: RecordTab, { screen, record, rights }: PartsProps, isAside: boolean) {
  const all = panelsOf(screen, record, rights, isAside)
  return panels.flatMap((wanted) => all.filter(({ key }) => key === wanted))
}

const isSomething = (tab: RecordTab, parts: PartsProps): boolean =>
  tab.holds !== undefined || [true, false].some((isAside) => panelsIn(tab, parts, isAside).length > 0)
