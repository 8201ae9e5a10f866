import { useAnswer, useKept } from '@delebil/core-api/react'
import { useEffect, useRef, useState } from 'react'
import type { DamageDraft } from '../damage/use-damage-draft.ts'
import { damageTexts } from '../locale/damage-texts.ts'
import { texts } from '../locale/texts.ts'
import { useReservationChange } from './use-reservation-change.ts'

export type Declaration = 'undamaged' | 'damaged'

const none: readonly { readonly code: string; readonly message: string }[] = []

/** Ending a trip: asked first what keeps it from being ended, then ended with or without the damage, in one call. */
export function useEndTrip(reservationId: number, draft: DamageDraft, onDone: (text: string) => void) {
  const [isAsking, setIsAsking] = useState(false)
  const [declaration, setDeclaration] = useState<Declaration>()
  const [isMissing, setIsMissing] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const change = useReservationChange('endReservation')
  const { refresh } = useKept()
  const params = { id: reservationId }
  const { data, error } = useAnswer('getEndBlockers', isAsking ? { params } : undefined, { revalidateOnMount: true })
  const refusal = change.refusal
  const show = useRef(draft.show)
  show.current = draft.show
  useEffect(() => {
    if (!refusal) return
    show.current(refusal, 'damage.')
    void refresh('getEndBlockers')
  }, [refusal, refresh])

  async function end() {
    setIsMissing(declaration === undefined)
    if (declaration === undefined || isSending) return
    setIsSending(true)
    const damage = declaration === 'damaged' ? await draft.finish() : undefined
    const isReady = declaration === 'undamaged' || damage !== undefined
    const body = { carWasDamaged: declaration === 'damaged', ...(damage && { damage }) }
    const ended = isReady && (await change.send({ params, body }))
    setIsSending(false)
    if (!ended) return
    setIsAsking(false)
    draft.clear()
    void refresh('listMessages')
    onDone(damage ? damageTexts.end.damagedDone : texts.end.done)
  }

  return {
    isAsking,
    declaration,
    isSending,
    isMissing: isMissing && declaration === undefined,
    isChecking: isAsking && !data && !error,
    /** What keeps the trip from being ended; empty while nobody knows, for the server decides in the end. */
    blockers: data?.blockers ?? none,
    warnings: data?.warnings ?? [],
    problem:
      refusal && !Object.keys(refusal.fields).some((field) => field.startsWith('damage.'))
        ? refusal.message
        : undefined,
    declare: setDeclaration,
    open: () => {
      change.clear()
      setIsAsking(true)
    },
    close: () => setIsAsking(false),
    end,
  }
}
