import type { WaitWish } from '@delebil/core-api'
import { useBookingHost } from '../booking-host.ts'
import { waitTexts } from '../locale/wait-texts.ts'
import { muted } from '../panel/panel.css.ts'
import { heading, wishes as list } from './wait-list.css.ts'
import { WishCard } from './wish-card.tsx'

/** What the person waits for; a car that is held first. */
export function WaitingWishes({ wishes }: { readonly wishes: readonly WaitWish[] }) {
  const { online } = useBookingHost()
  const held = wishes.filter(({ state }) => state === 'HELD')
  const others = wishes.filter(({ state }) => state !== 'HELD')
  return (
    <section>
      <h2 className={heading}>{waitTexts.list.heading}</h2>
      {!online && <p className={muted}>{waitTexts.list.offline}</p>}
      <ul className={list}>
        {[...held, ...others].map((wish) => (
          <li key={wish.id}>
            <WishCard wish={wish} />
          </li>
        ))}
      </ul>
    </section>
  )
}
