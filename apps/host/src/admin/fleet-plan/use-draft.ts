import { useAdminHost } from '@delebil/admin-components'
import type { PlanMove, PlanMoved } from '@delebil/core-api/admin'
import { useMemo, useState } from 'react'
import { type Draft, emptyDraft, movesOf, parkedOf } from './draft.ts'
import { planTexts as texts } from './plan-texts.ts'
import { DRAFT_ID } from './to-draft.tsx'
import { useRehearsal } from './use-rehearsal.ts'

interface Said {
  readonly tone: 'info' | 'error'
  readonly text: string
  /** Moves back what was moved. */
  readonly back?: readonly PlanMove[]
}

/** The draft, what the server says of it, and its one way into the world. */
export function useDraft(stamp: unknown, again: () => unknown) {
  const { api, organizationId: orgId } = useAdminHost()
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [why, setWhy] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<Said>()
  const { changes } = draft
  const moves = useMemo(() => movesOf(changes, why.trim()), [changes, why])
  const parked = useMemo(() => parkedOf(changes), [changes])
  const rehearsal = useRehearsal(moves, parked, stamp)
  const { results, isChecking } = rehearsal
  const isAllFine = moves.every(({ reservationId }) => results.get(reservationId)?.ok === true)
  const blocked =
    parked.length > 0
      ? texts.cantApply.parked
      : isChecking
        ? texts.cantApply.checking
        : isAllFine
          ? undefined
          : texts.cantApply.wrong

  const send = async (asked: readonly PlanMove[]) => {
    setIsBusy(true)
    const result = await api.call('fleet.move', { query: { orgId }, body: { moves: [...asked], rehearse: false } })
    setIsBusy(false)
    await again()
    if (!result.ok) setSaid({ tone: 'error', text: result.refusal.message })
    return result.ok ? result.value.entity.moves : undefined
  }
  const apply = async () => {
    if (isBusy || blocked !== undefined || moves.length === 0) return
    const done = await send(moves)
    if (!done) return
    const back = changes.flatMap(({ bar }) => backOf(bar, done))
    setDraft(emptyDraft)
    setWhy('')
    setSaid({ tone: 'info', text: texts.applied(done.length), back })
    // The button that was pressed is gone.
    document.getElementById(DRAFT_ID)?.focus({ preventScroll: true })
  }
  const takeBack = async (back: readonly PlanMove[]) => {
    if (!isBusy && (await send(back))) setSaid({ tone: 'info', text: texts.undone })
  }
  return {
    draft,
    setDraft,
    why,
    setWhy,
    ...rehearsal,
    blocked,
    isBusy,
    said,
    apply,
    takeBack,
    hush: () => setSaid(undefined),
  } as const
}

function backOf(bar: Draft['changes'][number]['bar'], done: readonly PlanMoved[]): PlanMove[] {
  const version = done.find(({ reservationId }) => reservationId === bar.id)?.now?.version
  if (version === undefined) return []
  const where = { carId: bar.carId, start: bar.start.toISOString(), end: bar.end.toISOString() }
  // Where it stood until now is no new wish: no limit holds it back.
  return [{ reservationId: bar.id, version, ...where, override: true, why: texts.undo }]
}
