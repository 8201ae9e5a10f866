import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { createPictureUploads, type Drafts, type PictureUploads } from './create-picture-uploads.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** Pictures on their way to a reservation, kept for as long as the component lives. */
export function usePictureUploads(reservationId: number): PictureUploads & Drafts {
  const { api } = useBookingHost()
  const [uploads] = useState(() =>
    createPictureUploads({
      send: (file) => api.uploadPicture({ params: { id: reservationId }, body: { file } }),
      prepare: shrinkPicture,
      show: (picture) => URL.createObjectURL(picture),
      unshow: (address) => URL.revokeObjectURL(address),
    }),
  )
  const drafts = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get)
  useEffect(() => uploads.clear, [uploads])
  return { ...uploads, ...drafts }
}
