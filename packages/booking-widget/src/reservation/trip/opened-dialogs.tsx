import { Suspense } from 'react'
import { AddPictureDialog } from '../../message/add-picture-dialog.tsx'
import { actionDialogs } from '../actions/action-dialogs.ts'
import type { Trip } from './use-trip.ts'

export interface OpenedDialogsProps {
  readonly trip: Trip
  /** What was chosen to be sent; until it is sent or given up. */
  readonly picture: File | undefined
  readonly onPictureClose: () => void
}

/** The dialogs of a reservation that are open or have been. */
export function OpenedDialogs({ trip, picture, onPictureClose }: OpenedDialogsProps) {
  const { reservation, now, opened, everOpened, close, done, extended } = trip
  return (
    <>
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
      <AddPictureDialog reservation={reservation} picture={picture} onClose={onPictureClose} onDone={done} />
    </>
  )
}
