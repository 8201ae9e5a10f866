import { Button } from '@delebil/ui'
import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import * as css from './bar.css.ts'
import { listTexts } from './list-texts.ts'
import { countOf } from './selection.ts'
import type { useList } from './use-list.ts'
import type { useSelection } from './use-selection.ts'

interface ListBarProps {
  readonly list: ReturnType<typeof useList>
  readonly picks: ReturnType<typeof useSelection>
  /** What is done with all that are chosen. */
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** The foot of a list, always as high: how many are shown, or how many are chosen and what to do with them. */
export function ListBar({ list, picks, actions, children }: ListBarProps) {
  const { selection } = picks
  const count = countOf(selection, list.total)
  const isExact = list.isExact || !selection.isAll
  const shown = list.status === 'rows' ? texts.shown(list.rows.length, list.total, list.isExact) : ''
  const isPicking = count > 0 && list.status === 'rows'
  const canTakeAll = isPicking && !selection.isAll && list.total > count
  return (
    <div className={css.bar} data-picking={isPicking || undefined}>
      <span role="status" className={isPicking ? css.count : css.said}>
        {isPicking ? listTexts.picked(count, isExact) : shown}
      </span>
      {isPicking && (
        <>
          {canTakeAll && (
            <Button isSmall variant="quiet" onPress={picks.takeAll}>
              {listTexts.pickAll(list.total, list.isExact)}
            </Button>
          )}
          <Button isSmall variant="quiet" onPress={picks.clear}>
            {listTexts.pickNone}
          </Button>
        </>
      )}
      {actions}
      {children}
      {list.hasMore && !isPicking && (
        <>
          {list.hasFailed && <span role="alert">{list.refusal?.message}</span>}
          <Button isSmall isPending={list.isFetching} onPress={list.more}>
            {texts.more}
          </Button>
        </>
      )}
    </div>
  )
}
