import type { Reservation } from '@delebil/core-api'
import { actionTexts } from '../../locale/action-texts.ts'
import { muted } from '../../panel/panel.css.ts'
import { QuoteView } from './quote-view.tsx'
import { useQuote } from './use-quote.ts'

/** What the trip costs if it is ended now. Nobody is kept from ending it where that cannot be told. */
export function EndPrice({ reservation }: { readonly reservation: Pick<Reservation, 'id' | 'policy'> }) {
  const quoted = useQuote(reservation.id, { change: 'end' })
  if (quoted.error && !quoted.quote) return <p className={muted}>{actionTexts.quote.failed}</p>
  return <QuoteView quoted={quoted} terms={reservation.policy} />
}
