import { MAP_ZOOM_DEFAULT } from '@delebil/validation/constants'
import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { mapText } from '../locale/map-text.ts'
import { AtPlace } from './at-place.tsx'
import { Attribution } from './attribution.tsx'
import * as css from './car-map.css.ts'
import { createBaseMap } from './create-base-map.ts'
import type { MapTheme } from './ground-colors.ts'
import { MapControls } from './map-controls.tsx'
import { PlacePin } from './place-pin.tsx'
import { useDrawnMap } from './use-drawn-map.ts'
import type { Point } from './world.ts'

export interface DrawnPlaceMapProps {
  readonly point: Point
  /** What stands there, on the pin. */
  readonly name: string
  /** What the map is called to a screen reader. */
  readonly label: string
  readonly styleUrl: string | undefined
  readonly theme: MapTheme
}

/** One place with its pin. It lies still until it is pressed, so that a page can be scrolled past it. */
export function DrawnPlaceMap({ point, name, label, styleUrl, theme }: DrawnPlaceMapProps) {
  const holder = useRef<HTMLDivElement>(null)
  const [isAwake, setIsAwake] = useState(false)
  const { latitude, longitude } = point
  const map = useDrawnMap({
    element: holder,
    styleUrl,
    theme,
    create: (element, chosen) =>
      createBaseMap({ element, chosen, theme, view: { ...point, zoom: MAP_ZOOM_DEFAULT }, isInteractive: false }),
  })
  const base = typeof map === 'object' ? map.base : undefined
  useEffect(() => void base?.jumpTo({ center: [longitude, latitude] }), [base, latitude, longitude])
  useEffect(() => {
    const canvas = base?.getCanvas()
    canvas?.setAttribute('role', isAwake ? 'region' : 'img')
    canvas?.setAttribute('aria-label', label)
    canvas?.setAttribute('tabindex', isAwake ? '0' : '-1')
    for (const move of base
      ? [base.dragPan, base.scrollZoom, base.touchZoomRotate, base.keyboard, base.doubleClickZoom]
      : []) {
      if (isAwake) move.enable()
      else move.disable()
    }
    if (isAwake) base?.touchZoomRotate.disableRotation()
    if (isAwake) canvas?.focus()
  }, [base, isAwake, label])
  return (
    <div className={css.frame}>
      <div ref={holder} className={css.canvasHolder} />
      {map === 'unavailable' && <p className={css.fallback}>{mapText.unavailable}</p>}
      {base && (
        <AtPlace base={base} point={point}>
          <PlacePin name={name} />
        </AtPlace>
      )}
      {base && !isAwake && (
        <Button className={css.wake} aria-label={mapText.wake(label)} onPress={() => setIsAwake(true)} />
      )}
      {base && isAwake && (
        <MapControls onZoom={(steps) => base.easeTo({ zoom: base.getZoom() + steps, duration: 0 })} />
      )}
      <Attribution />
    </div>
  )
}
