import { MapBoundary } from '@delebil/booking-widget'
import { type ComponentProps, lazy, Suspense, useDeferredValue } from 'react'
import { LoadingPage } from '../../site/page/loading-page.tsx'
import * as css from './fleet-map.css.ts'
import { fleetMapTexts } from './fleet-map-texts.ts'

const drawn = () => import('./drawn-fleet.tsx')
const DrawnFleet = lazy(async () => ({ default: (await drawn()).DrawnFleet }))

/** Fetches what draws while the cars are asked for. */
export const beginDrawing = (): void => void drawn().catch(() => undefined)

/** The map: figures and list are there before it, since thousands of cars take a while to draw. */
export function FleetDrawing({ fleet, ...more }: ComponentProps<typeof DrawnFleet>) {
  const toDraw = useDeferredValue<typeof fleet | undefined>(fleet, undefined)
  return (
    <div className={css.map}>
      <MapBoundary instead={<p className={css.noMap}>{fleetMapTexts.noMap}</p>}>
        <Suspense fallback={<LoadingPage />}>
          {toDraw ? <DrawnFleet fleet={toDraw} {...more} /> : <LoadingPage />}
        </Suspense>
      </MapBoundary>
    </div>
  )
}
