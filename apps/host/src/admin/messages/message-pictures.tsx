import { StoredPicture, useAdminHost } from '@delebil/admin-components'
import * as css from '../shared/shared.css.ts'
import { messageTexts } from './message-texts.ts'

interface MessagePicturesProps {
  readonly reservationId: number
  readonly ids: readonly number[]
  /** Who sent them. */
  readonly of: string | undefined
}

/** The pictures that came with a message. */
export function MessagePictures({ reservationId, ids, of = messageTexts.nobody }: MessagePicturesProps) {
  const { api, organizationId } = useAdminHost()
  return (
    <ul className={css.pictures}>
      {ids.map((pictureId, index) => (
        <li key={pictureId}>
          <StoredPicture
            of={['reservations', reservationId, pictureId]}
            alt={messageTexts.pictureOf(index + 1, ids.length, of)}
            canEnlarge
            load={(size) =>
              api.call('reservations.picture', {
                params: { id: String(reservationId), pictureId: String(pictureId) },
                query: { orgId: String(organizationId), size },
              })
            }
          />
        </li>
      ))}
    </ul>
  )
}
