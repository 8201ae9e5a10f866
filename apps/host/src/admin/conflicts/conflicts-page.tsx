import { Failed, useAdminHost, useOfferKeys } from '@delebil/admin-components'
import type { Conflict, ConflictSolution, Resolution } from '@delebil/core-api/admin'
import { useKept } from '@delebil/core-api/react'
import { EmptyState, LinkButton, Skeleton } from '@delebil/ui'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWide } from '../../site/context/use-wide.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { ConflictList, rowId } from './conflict-list.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { conflictTexts as texts } from './conflict-texts.ts'
import * as css from './conflicts.css.ts'
import { SolvedList } from './solved-list.tsx'
import { useConflicts } from './use-conflicts.ts'
import { useShowSolved } from './use-show-solved.ts'

/** Affected reservations, and their resolutions. What is open, and of which car, stands in the address. */
export function ConflictsPage() {
  const { query, setQuery } = useAdminHost()
  const { refreshAll } = useKept()
  const isWide = useWide()
  const showSolved = useShowSolved()
  const carId = query.get('bil') ?? undefined
  const open = Number(query.get('apne')) || undefined
  const found = useConflicts({ carId })
  const hrefOf = useHrefOf(carId)
  useFocusBack(open)
  const close = () => setQuery(new URLSearchParams(carId ? { bil: carId } : {}), 'push')
  const onSolved = (resolution: Resolution, solution: ConflictSolution) => {
    showSolved(resolution, solution)
    close()
    void refreshAll()
  }
  const { data } = found
  // Where there is room for both, the first is open beside the list: nobody chooses what comes first.
  const shown = open ?? (isWide ? data?.data[0]?.reservationId : undefined)
  useNeighbours(data?.data, shown, hrefOf)
  const isEmpty = data?.data.length === 0 && open === undefined
  return (
    <div className={css.page}>
      {carId !== undefined && (
        <p className={css.ofCar}>
          {texts.ofCar}{' '}
          <LinkButton isSmall variant="quiet" href={adminPaths.conflicts}>
            {texts.showAll}
          </LinkButton>
        </p>
      )}
      {isEmpty ? (
        <EmptyState icon={CircleCheck} heading={texts.emptyHeading}>
          {carId === undefined ? texts.empty : texts.emptyOfCar}
        </EmptyState>
      ) : (
        <div className={open === undefined ? css.columns : css.columnsOpen}>
          <div className={css.listColumn}>
            <Found {...found} />
            {data && (
              <>
                <p className={css.muted}>{texts.intro}</p>
                <ConflictList
                  conflicts={data.data}
                  open={shown}
                  hrefOf={({ reservationId }) => hrefOf(reservationId)}
                />
                {data.total > data.data.length && (
                  <p className={css.muted}>{texts.shown(data.data.length, data.total)}</p>
                )}
              </>
            )}
          </div>
          <div className={css.panelColumn}>
            {shown !== undefined && (
              <ConflictPanel
                key={shown}
                reservationId={shown}
                isAsked={open !== undefined}
                backHref={hrefOf(undefined)}
                onSolved={onSolved}
              />
            )}
          </div>
        </div>
      )}
      <SolvedList isShown={carId === undefined && open === undefined} />
    </div>
  )
}

/** J and K open the conflict after and before the one that is open. */
function useNeighbours(
  conflicts: readonly Pick<Conflict, 'reservationId'>[] | undefined,
  shown: number | undefined,
  hrefOf: (open: number) => string,
): void {
  const { navigate } = useAdminHost()
  const at = conflicts?.findIndex(({ reservationId }) => reservationId === shown) ?? -1
  const goTo = (other: number) => () => {
    const id = conflicts?.[other]?.reservationId
    if (id === undefined || shown === undefined) return false
    navigate(hrefOf(id))
    return undefined
  }
  useOfferKeys([
    { key: 'j', what: texts.next, run: goTo(at + 1) },
    { key: 'k', what: texts.before, run: goTo(at - 1) },
  ])
}

/** What stands in place of a list that is not there. */
function Found({ data, error, mutate }: ReturnType<typeof useConflicts>) {
  const { online } = useAdminHost()
  if (data) return null
  if (!online) return <Failed as="offline">{texts.offline}</Failed>
  if (!error) return <Skeleton label={texts.loading} heightPx={400} />
  return (
    <Failed as="page" heading={texts.failed} onAgain={() => void mutate()}>
      {error.message}
    </Failed>
  )
}

function useHrefOf(carId: string | undefined) {
  return (open: number | undefined): string => {
    const query = new URLSearchParams({
      ...(carId !== undefined && { bil: carId }),
      ...(open !== undefined && { apne: String(open) }),
    })
    return query.size === 0 ? adminPaths.conflicts : `${adminPaths.conflicts}?${query}`
  }
}

/** Whoever closes a conflict is back at it in the list. */
function useFocusBack(open: number | undefined): void {
  const before = useRef(open)
  useEffect(() => {
    const { current: last } = before
    before.current = open
    if (open === undefined && last !== undefined) document.getElementById(rowId(last))?.focus()
  }, [open])
}
