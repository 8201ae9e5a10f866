import { useAnswer } from '@delebil/core-api/react'
import { useEffect, useState } from 'react'

export interface ShownPicture {
  /** An address to show it by; absent until it is there. */
  readonly address: string | undefined
  readonly hasFailed: boolean
}

/** A picture of a reservation: it is fetched with the token, which an address alone can't carry. */
export function usePicture(
  reservationId: number,
  pictureId: number,
  size: 'large' | 'small' | undefined,
): ShownPicture {
  const params = { id: reservationId, pictureId }
  const { data, error } = useAnswer('getPicture', size && { params, query: { size } }, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  })
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return { address: data && address, hasFailed: error !== undefined }
}
