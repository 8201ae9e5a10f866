import type { WaitlistEntry } from '@delebil/core-api'
import { useBookingHost } from '../booking-host.ts'
import { waitTexts } from '../locale/wait-texts.ts'
import { muted } from '../panel/panel.css.ts'
import { EntryCard } from './entry-card.tsx'
import { heading, entries as list } from './waitlist.css.ts'

/** What the person waits for; a car that is held first. */
export function WaitlistEntries({ entries }: { readonly entries: readonly WaitlistEntry[] }) {
  const { online } = useBookingHost()
  const held = entries.filter(({ state }) => state === 'HELD')
  const others = entries.filter(({ state }) => state !== 'HELD')
  return (
    <section>
      <h2 className={heading}>{waitTexts.list.heading}</h2>
      {!online && <p className={muted}>{waitTexts.list.offline}</p>}
      <ul className={list}>
        {[...held, ...others].map((entry) => (
          <li key={entry.id}>
            <EntryCard entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}
