import { Skeleton } from '@delebil/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { Failed } from '../failed.tsx'
import type { useList } from '../list/use-list.ts'
import { texts } from '../texts.ts'
import * as css from './queue.css.ts'
import { type QueueKey, QueueKeys } from './queue-keys.tsx'

/** A case among others. */
export interface QueuedCase {
  readonly id: number
  readonly isOpen: boolean
  /** Where it is; left out where it is opened in place. */
  readonly href?: string
  readonly onPress: () => void
  readonly said: ReactNode
}

export interface QueueFrameProps {
  /** What the list of cases is called. */
  readonly label: string
  /** How many there are, and what is done with the list. */
  readonly head: ReactNode
  readonly cases: readonly QueuedCase[]
  /** What else can be listed. */
  readonly views?: ReactNode
  readonly keys?: readonly QueueKey[]
  /** How the list is on its way; left out where it is there. */
  readonly list?: Pick<ReturnType<typeof useList>, 'status' | 'refusal' | 'again' | 'hasMore' | 'more'>
  /** The case that is open. */
  readonly children: ReactNode
}

/** Cases beside the one that is open. On a phone the list is a page of its own. */
export function QueueFrame({ label, head, cases, views, keys = [], list, children }: QueueFrameProps) {
  return (
    <div className={css.frame}>
      <nav className={css.cases} aria-label={label} data-scrolls>
        {typeof head === 'string' ? <p className={css.onlyCount}>{head}</p> : head}
        {views}
        {list && <Coming {...list} />}
        <ol className={css.rows}>
          {cases.map((one) => (
            <li key={one.id}>
              <Case {...one} />
            </li>
          ))}
        </ol>
        {list?.hasMore && (
          <button type="button" className={css.more} onClick={() => list.more()}>
            {texts.more}
          </button>
        )}
        {keys.length > 0 && <QueueKeys of={keys} />}
      </nav>
      <div className={css.opened}>{children}</div>
    </div>
  )
}

function Coming({ status, refusal, again }: NonNullable<QueueFrameProps['list']>) {
  if (status === 'loading') return <Skeleton heightPx={240} />
  if (status === 'error' || status === 'offline') return <Failed onAgain={again}>{refusal?.message}</Failed>
  return status === 'rows' ? null : <p className={css.none}>{texts.queueEmpty}</p>
}

function Case({ isOpen, href, onPress, said }: QueuedCase) {
  const current = isOpen && ({ 'aria-current': 'true' } as const)
  if (href === undefined) {
    return (
      <button type="button" className={css.row} {...current} onClick={onPress}>
        {said}
      </button>
    )
  }
  return (
    <Link className={css.row} href={href} {...current} onPressStart={onPress}>
      {said}
    </Link>
  )
}
