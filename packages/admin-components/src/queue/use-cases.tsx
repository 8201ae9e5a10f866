import { useAdminHost } from '../admin-host.ts'
import { useList } from '../list/use-list.ts'
import { useNews } from '../list/use-news.ts'
import { followTrail } from '../record/list-trail.ts'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { readListState, writeListState } from '../views/list-state.ts'
import { CasesHead } from './cases-head.tsx'
import type { QueueFrameProps } from './queue-frame.tsx'
import { QueueViews } from './queue-views.tsx'

interface CasesOf {
  readonly screen: Screen
  /** The list that stands beside the case. */
  readonly address: string
  readonly onAddress: (address: string) => void
  /** The case that is open; left out where none is. */
  readonly id: number | undefined
}

/** The cases of a list, and how they stand beside the one that is open. */
export function useCases({ screen, address, onAddress, id }: CasesOf) {
  const { now } = useAdminHost()
  const { queue, recordPath, resource, path } = screen
  const query = new URL(address, 'http://list').searchParams
  const state = readListState(resource, query)
  const list = useList(screen, state)
  const news = useNews(screen, state, list)
  const search = (q: string) => {
    const next = writeListState(resource, query, { q })
    onAddress(next.size === 0 ? path : `${path}?${next}`)
  }
  const frame: Omit<QueueFrameProps, 'children'> = {
    label: screen.heading[0],
    list,
    keys: queue?.keys ?? texts.queueKeys,
    head: (
      <CasesHead screen={screen} address={address} q={state.q} onSearch={search} news={news} onLoad={list.again}>
        {texts.inQueue(list.total, list.isExact)}
      </CasesHead>
    ),
    views: (screen.views ?? []).length > 0 && <QueueViews screen={screen} address={address} onChoose={onAddress} />,
    cases: list.rows.flatMap((record) =>
      queue && recordPath
        ? {
            id: record.id,
            isOpen: record.id === id,
            href: recordPath({ id: record.id }),
            onPress: () => followTrail(record.id),
            said: <queue.Row record={record} now={now()} />,
          }
        : [],
    ),
  }
  return { list, frame } as const
}
