import { PlainIconButton, useLateOverlay } from '@delebil/ui'
import { Ellipsis } from 'lucide-react'
import { Suspense } from 'react'
import { texts } from '../../locale/texts.ts'
import { TripMenuList } from './late-parts.ts'
import type { Trip } from './use-trip.ts'

/** Every other thing that can be done with a reservation. */
export function TripMenu({ trip }: { readonly trip: Trip }) {
  const { button, overlay } = useLateOverlay('menu')
  if (trip.placed.menu.length === 0) return null
  return (
    <>
      <PlainIconButton {...button} icon={Ellipsis} label={texts.reservation.menu} />
      {overlay && (
        <Suspense>
          <TripMenuList {...overlay} trip={trip} />
        </Suspense>
      )}
    </>
  )
}
