import { StoredPicture, useAdminHost } from '@delebil/admin-components'

interface CarImageProps {
  readonly id: number
  readonly alt: string
  /** Another picture in its place has another. */
  readonly version?: number
  readonly canEnlarge?: boolean
}

/** The picture of a model. */
export function CarImage({ id, alt, version = 0, canEnlarge = false }: CarImageProps) {
  const { api, organizationId } = useAdminHost()
  const query = { orgId: String(organizationId) }
  return (
    <StoredPicture
      of={['car-image', id, version]}
      alt={alt}
      canEnlarge={canEnlarge}
      load={(size) => api.call('car-image.picture', { params: { id: String(id) }, query: { ...query, size } })}
    />
  )
}
