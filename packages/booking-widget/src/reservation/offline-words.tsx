import { useBookingHost } from '../booking-host.ts'
import { offlineTexts } from '../locale/offline-texts.ts'
import { muted } from '../panel/panel.css.ts'
import { offlineWords } from './reservation.css.ts'

/** What can be done without network and what cannot; nothing while there is one. */
export function OfflineWords({ canWait }: { readonly canWait: boolean }) {
  if (useBookingHost().online) return null
  return (
    <div className={offlineWords}>
      <p className={muted}>{offlineTexts.cannotWait}</p>
      {canWait && <p className={muted}>{offlineTexts.canWait}</p>}
    </div>
  )
}
