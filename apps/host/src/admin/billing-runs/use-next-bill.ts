import type { Proof } from '@delebil/core-api/admin'
import { type RefObject, useEffect, useRef } from 'react'

/** Leads focus on from a bill that was mended: to what is left of it, else to the next one, else to what the proof comes to. */
export function useNextBill(
  place: RefObject<HTMLElement | null>,
  proof: Proof | undefined,
): (membershipId: number) => void {
  const left = useRef<{ readonly membershipId: number; readonly index: number }>(undefined)
  useEffect(() => {
    const from = left.current
    if (!from || !proof || !place.current) return
    left.current = undefined
    // Whoever has gone on by themselves stays where they are.
    if (document.activeElement !== document.body) return
    const bills = [...place.current.querySelectorAll('article')]
    const same = proof.failures.findIndex(({ membershipId }) => membershipId === from.membershipId)
    const next = bills[same === -1 ? Math.min(from.index, bills.length - 1) : same]
    const target = next?.querySelector<HTMLElement>('input, button') ?? place.current.querySelector('h2')
    target?.focus()
  }, [place, proof])
  return (membershipId) => {
    const index = proof?.failures.findIndex((failure) => failure.membershipId === membershipId) ?? 0
    left.current = { membershipId, index }
  }
}
