import { Suspense, useState } from 'react'
import { AddPictureDialog } from '../../message/add-picture-dialog.tsx'
import { actionDialogs } from '../actions/action-dialogs.ts'
import { hidden } from './trip.css.ts'
import type { Trip } from './use-trip.ts'

/** What opens after a press on an action of a reservation, and what it was refused for. */
export function TripDialogs({ trip }: { readonly trip: Trip }) {
  const { reservation, now, opened, everOpened, pictureInput, close, done, extended } = trip
  const [picture, setPicture] = useState<File>()
  return (
    <div>
      {everOpened.map((id) => {
        const Dialog = actionDialogs[id]
        return (
          <Suspense key={id}>
            <Dialog
              reservation={reservation}
              now={now}
              isOpen={opened === id}
              onClose={close}
              onDone={done}
              onExtended={extended}
            />
          </Suspense>
        )
      })}
      <input
        ref={pictureInput}
        className={hidden}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          setPicture(target.files?.[0])
          target.value = ''
        }}
      />
      <AddPictureDialog
        reservation={reservation}
        picture={picture}
        onClose={() => setPicture(undefined)}
        onDone={done}
      />
    </div>
  )
}
