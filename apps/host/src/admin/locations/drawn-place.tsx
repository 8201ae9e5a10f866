import type { PlaceMapProps } from '@delebil/admin-components'
import { CarMap, useShownTheme } from '@delebil/booking-widget/map'
import { MAP_ZOOM_DEFAULT } from '@delebil/validation/constants'
import { useMemo, useRef, useState } from 'react'

const noCars: readonly never[] = []
const nothing = () => undefined

export function DrawnPlace({ place: { latitude, longitude }, label, onLook }: PlaceMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const theme = useShownTheme(frame) ?? 'light'
  const place = useMemo(() => ({ latitude, longitude }), [latitude, longitude])
  const pin = useMemo(() => ({ ...place, name: label }), [place, label])
  const [seen, setSeen] = useState(place)
  const [view, setView] = useState({ ...place, zoom: MAP_ZOOM_DEFAULT })
  if (seen !== place) {
    setSeen(place)
    setView({ ...place, zoom: view.zoom })
  }
  return (
    <div ref={frame} style={{ height: '100%' }}>
      <CarMap
        cars={noCars}
        onSelectCar={nothing}
        place={pin}
        center={view}
        zoom={view.zoom}
        onMove={(next) => {
          setView(next)
          onLook?.(next)
        }}
        styleUrl="/map-style"
        theme={theme}
        label={label}
      />
    </div>
  )
}
