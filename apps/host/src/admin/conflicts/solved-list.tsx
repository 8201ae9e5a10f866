import { Failed, mayAny, useAdminHost } from '@delebil/admin-components'
import type { SolvedConflict } from '@delebil/core-api/admin'
import { Button, Inline, LinkButton, Skeleton, StatusDot } from '@delebil/ui'
import { formatDateTime } from '@delebil/validation/text'
import { Undo2 } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import { conflictTexts as texts } from './conflict-texts.ts'
import * as css from './conflicts.css.ts'
import { useSolved } from './use-conflicts.ts'
import { useUndo } from './use-undo.ts'

/** What was solved lately: by whom, and the way back for as long as there is one, or why there is none. */
export function SolvedList({ isShown }: { readonly isShown: boolean }) {
  const { online } = useAdminHost()
  const { data, error, mutate } = useSolved(isShown)
  if (!isShown) return null
  return (
    <section className={css.solved} aria-labelledby="solved">
      <h2 id="solved" className={css.heading}>
        {texts.solved}
      </h2>
      <p className={css.muted}>{texts.solvedHelp}</p>
      {!data && !error && online && <Skeleton heightPx={120} />}
      {!data && error && online && <Failed onAgain={() => void mutate()}>{texts.failedSolved}</Failed>}
      {data?.data.length === 0 && <p className={css.muted}>{texts.noneSolved}</p>}
      {data && data.data.length > 0 && (
        <ul className={css.list} aria-label={texts.solved}>
          {data.data.map((solved) => (
            <Solved key={solved.id} solved={solved} />
          ))}
        </ul>
      )}
      {data && data.total > data.data.length && (
        <p className={css.muted}>{texts.shown(data.data.length, data.total)}</p>
      )}
    </section>
  )
}

function Solved({ solved }: { readonly solved: SolvedConflict }) {
  const { permissions, online } = useAdminHost()
  const undo = useUndo()
  const { kind, from, to, at, by, reservationId, reservationNumber, person, touched, obstacle } = solved
  const undoneAt = solved.undoneAt === null ? undefined : formatDateTime(new Date(solved.undoneAt))
  const mayUndo = mayAny(permissions, ['RESERVATION_WRITE'])
  return (
    <li className={css.solvedRow}>
      <span className={css.solvedText}>
        <span className={css.who}>{texts.solvedAs[kind](from, to)}</span>
        <span>
          {person ?? texts.nobody}
          {touched > 1 && <span className={css.muted}> {texts.andOthers(touched - 1)}</span>}
        </span>
        <span className={css.muted}>{texts.solvedBy(by ?? texts.nobody, formatDateTime(new Date(at)))}</span>
        {obstacle !== null && (
          <StatusDot tone="none">
            {undoneAt === undefined
              ? texts.obstacles[obstacle]
              : texts.undoneBy(solved.undoneBy ?? texts.nobody, undoneAt)}
          </StatusDot>
        )}
      </span>
      <Inline gapPx={8}>
        <LinkButton isSmall variant="quiet" href={adminPaths.reservations.recordPath({ id: reservationId })}>
          {texts.reservation(reservationNumber)}
        </LinkButton>
        {obstacle === null && mayUndo && (
          <Button isSmall icon={Undo2} isDisabled={!online} onPress={() => void undo(solved)}>
            {texts.undo(reservationNumber)}
          </Button>
        )}
      </Inline>
    </li>
  )
}
