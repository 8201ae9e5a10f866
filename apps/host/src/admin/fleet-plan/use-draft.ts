import { useAdminHost } from '@delebil/admin-components'
import { PLAN_UNDO_MINUTES } from '@delebil/core-api/admin'
import { useEffect, useMemo, useState } from 'react'
import { type Asked, askedBack, askedOf, isNothing, type Outcome, outcomesOf } from './asked.ts'
import { afterDone, type Change, type Draft, empty, parkedOf } from './draft.ts'
import { type KeptDraft, keptText, nothingKept, readKept } from './kept-draft.ts'
import { keyOf } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'
import { DRAFT_ID } from './to-draft.tsx'
import { useRehearsal } from './use-rehearsal.ts'

interface Said {
  readonly tone: 'info' | 'error'
  readonly text: string
  readonly more?: string
  /** Takes back what was done. */
  readonly back?: Asked
}

const isUnsure = ({ status, code }: { readonly status: number; readonly code: string }) =>
  status === 0 || status >= 500 || code === 'idempotency.in-flight'

/** The draft, what the server says of it, and its one way into the world. */
export function useDraft(plan: unknown, mayMove: boolean, again: () => unknown) {
  const { api, organizationId: orgId, kept } = useAdminHost()
  const name = `plan:${orgId}`
  const [{ draft, why, unsure }, setWork] = useState<KeptDraft>(() => readKept(kept?.read(name)))
  const setDraft = (next: Draft) => setWork((work) => ({ ...work, draft: next }))
  const text = keptText({ draft, why, unsure })
  useEffect(() => kept?.write(name, text), [kept, name, text])
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<Said>()
  const { changes } = draft
  const asked = useMemo(() => askedOf(changes, why.trim()), [changes, why])
  const parked = useMemo(() => parkedOf(changes), [changes])
  // A name for the plan: as a part of a key thousands of cars would be spelt out.
  const { stamp } = useMemo(() => ({ plan, stamp: crypto.randomUUID() }), [plan])
  const rehearsal = useRehearsal(asked, parked, stamp)
  const { results, isChecking } = rehearsal
  const isAllFine = changes.every(({ bar, to }) => to.carId === undefined || results.get(keyOf(bar))?.ok === true)
  const whyNot = () => {
    if (!mayMove) return texts.cantApply.noRight
    if (unsure) return undefined
    if (parked.length > 0) return texts.cantApply.parked
    if (isChecking) return texts.cantApply.checking
    return isAllFine ? undefined : texts.cantApply.wrong
  }
  const blocked = whyNot()

  const send = async ({ moves, fixtures }: Asked, idempotencyKey: string) => {
    setIsBusy(true)
    const body = { moves: [...moves], fixtures: [...fixtures], rehearse: false }
    const result = await api.call('fleet.move', { query: { orgId }, body, idempotencyKey })
    setIsBusy(false)
    await again()
    if (!result.ok) setSaid({ tone: 'error', text: result.refusal.message })
    return result
  }
  const showDone = (done: readonly Change[], outcomes: ReadonlyMap<string, Outcome>) => {
    const isMailed = [...outcomes.values()].some(({ notified }) => notified.some(({ by }) => by === 'MAIL'))
    const isTrips = done.every(({ bar }) => bar.kind === 'reservation')
    setSaid({
      tone: 'info',
      text: isTrips ? texts.applied(done.length) : texts.saved(done.length),
      ...(isMailed && { more: texts.mailWaits(PLAN_UNDO_MINUTES) }),
      back: askedBack(done, outcomes),
    })
    // The button that was pressed is gone.
    document.getElementById(DRAFT_ID)?.focus({ preventScroll: true })
  }
  const apply = async () => {
    const sent = unsure ?? { key: crypto.randomUUID(), changes, why }
    const wanted = askedOf(sent.changes, sent.why.trim())
    if (isBusy || blocked !== undefined || isNothing(wanted)) return
    // Kept before it goes: a page that is closed now asks the same again when it is opened.
    setWork((work) => ({ ...work, unsure: sent }))
    const result = await send(wanted, sent.key)
    if (!result.ok && isUnsure(result.refusal)) return
    setWork((work) => ({
      ...(result.ok ? { draft: afterDone(work.draft, sent.changes), why: '' } : work),
      unsure: undefined,
    }))
    if (result.ok) showDone(sent.changes, outcomesOf(result.value.entity))
  }
  const takeBack = async (back: Asked) => {
    if (isBusy) return
    const result = await send(back, crypto.randomUUID())
    if (result.ok) setSaid({ tone: 'info', text: texts.undone })
  }
  return {
    draft,
    setDraft,
    why,
    setWhy: (next: string) => setWork((work) => ({ ...work, why: next })),
    ...rehearsal,
    blocked,
    isBusy,
    isUnsure: unsure !== undefined && !isBusy,
    said,
    apply,
    takeBack,
    discard: () => setWork((work) => ({ ...nothingKept, draft: empty(work.draft) })),
    hush: () => setSaid(undefined),
    /** Nothing of what was is taken back any more. */
    close: () => {
      setSaid(undefined)
      setDraft({ ...draft, before: [] })
    },
  } as const
}
