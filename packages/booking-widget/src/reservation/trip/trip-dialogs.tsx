import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../data/when-idle.ts'
import { fetchLateParts, OpenedDialogs } from './late-parts.ts'
import { hidden } from './trip.css.ts'
import type { Trip } from './use-trip.ts'

/** On a busy page as well, what a press may open is there by then (ms). */
const REST_AT_MOST_MS = 2000

/** What opens after a press on an action of a reservation, and what it was refused for. */
export function TripDialogs({ trip }: { readonly trip: Trip }) {
  const { everOpened, pictureInput } = trip
  const [picture, setPicture] = useState<File>()
  const [hasChosen, setHasChosen] = useState(false)
  useEffect(() => whenIdle(fetchLateParts, REST_AT_MOST_MS), [])
  return (
    <div>
      {(everOpened.length > 0 || hasChosen) && (
        <Suspense>
          <OpenedDialogs trip={trip} picture={picture} onPictureClose={() => setPicture(undefined)} />
        </Suspense>
      )}
      <input
        ref={pictureInput}
        className={hidden}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          setPicture(target.files?.[0])
          setHasChosen(true)
          target.value = ''
        }}
      />
    </div>
  )
}
