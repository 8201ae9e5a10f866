import type { Reservation } from '@delebil/core-api'
import { ErrorMessage, SaveButton, Stack } from '@delebil/ui'
import { useEffect, useId, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { useWaitingChange } from '../data/use-waiting-change.ts'
import { texts } from '../locale/texts.ts'
import { muted } from '../panel/panel.css.ts'
import { ChangeFeedback } from './change-feedback.tsx'
import { fieldLabel, textarea } from './reservation.css.ts'
import { useReservationChange } from './use-reservation-change.ts'

/** The longest note that the server takes. */
const NOTE_MAX_LENGTH = 1000
/** From here on it is said how much is left. */
const NOTE_WARN_LENGTH = 900

/** The member's own note. What is typed stays until it is saved, whatever fails or is refreshed meanwhile. */
export function NoteEditor({ reservation }: { readonly reservation: Pick<Reservation, 'id' | 'userNote'> }) {
  const id = useId()
  const { holdUnsaved } = useBookingHost()
  const [draft, setDraft] = useState<string>()
  const change = useReservationChange('updateReservationNote')
  const waiting = useWaitingChange('updateReservationNote', reservation.id)
  const onServer = reservation.userNote ?? ''
  const onDevice = waiting?.body.userNote
  // What the server refused is still what was typed, and not saved.
  const saved = (waiting?.problem === undefined ? onDevice : undefined) ?? onServer
  const text = draft ?? onDevice ?? onServer
  const isUnsaved = draft !== undefined && draft !== saved
  useEffect(() => (isUnsaved ? holdUnsaved?.() : undefined), [isUnsaved, holdUnsaved])

  async function save() {
    const changed = await change.send({ params: { id: reservation.id }, body: { userNote: text } })
    if (changed) setDraft((typed) => (typed === text ? undefined : typed))
  }

  return (
    <Stack gapPx={8}>
      <label htmlFor={id} className={fieldLabel}>
        {texts.note.label}
      </label>
      <textarea
        id={id}
        className={textarea}
        value={text}
        maxLength={NOTE_MAX_LENGTH}
        placeholder={texts.note.placeholder}
        aria-describedby={`${id}-help`}
        onChange={(event) => setDraft(event.target.value)}
      />
      <p id={`${id}-help`} className={muted}>
        {text.length > NOTE_WARN_LENGTH ? texts.note.left(NOTE_MAX_LENGTH - text.length) : texts.note.help}
      </p>
      <div>
        <SaveButton type="button" isSaved={text === saved} isPending={change.isPending} onPress={() => void save()} />
      </div>
      <ErrorMessage>{waiting?.problem}</ErrorMessage>
      <ChangeFeedback
        state={change.state}
        onClear={change.clear}
        doneText={text === saved ? texts.note.done : undefined}
        failure="EDIT_NOTE_ERROR"
      />
    </Stack>
  )
}
