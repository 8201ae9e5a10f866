import { MAP_ZOOM_DEFAULT } from '@delebil/validation/constants'
import { useCallback, useState } from 'react'
import { geolocate, type OwnPosition } from '../search/geolocate.ts'
import type { Search } from '../search/model.ts'

/** Shows on the map where the person is, without searching there. */
export function useOwnPosition(search: Search) {
  const [position, setPosition] = useState<OwnPosition>({ name: 'idle' })
  const locate = useCallback(() => {
    setPosition({ name: 'asking' })
    void geolocate(navigator.geolocation).then((found) => {
      setPosition(found)
      if (found.name !== 'found') return
      const { latitude, longitude } = found
      search.setMapPosition({ latitude, longitude, zoom: MAP_ZOOM_DEFAULT })
    })
  }, [search])
  const isDenied = position.name === 'failed' && position.isDenied
  return {
    own: position.name === 'found' ? position : undefined,
    locate: isDenied ? undefined : locate,
    message: position.name === 'failed' ? position.message : undefined,
  }
}
