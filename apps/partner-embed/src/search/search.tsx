import { FindCarLate } from '@delebil/booking-widget'
import { Button } from '@delebil/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import type { Mount } from '../contract.ts'
import { texts } from '../texts.ts'
import { App } from '../widget/app.tsx'
import { body, screen, scrolled, views } from '../widget/embed.css.ts'
import { mountWidget, type WidgetContext } from '../widget/mount-widget.tsx'
import { createNavigation, type Navigation } from '../widget/navigation.ts'
import { createTrail } from '../widget/trail.ts'

const OwnReservations = lazy(() =>
  import('../booking/own-reservations.tsx').then((module) => ({ default: module.OwnReservations })),
)

/** The search for cars with all that follows from it: the car, its booking, and the person's own reservations. */
export const mount: Mount = (host) =>
  mountWidget(host, (context) => {
    const navigation = createNavigation({ name: 'find-car' }, host.tell, createTrail(host))
    return {
      render: () => (
        <App context={context} navigation={navigation}>
          <Search context={context} navigation={navigation} />
        </App>
      ),
      call: (method, [carId]) => {
        if (method === 'showCar') navigation.showCar(Number(carId))
        if (method === 'showReservations') navigation.show({ name: 'reservations' })
      },
    }
  })

interface SearchProps {
  readonly context: WidgetContext
  readonly navigation: Navigation
}

function Search({ context, navigation }: SearchProps) {
  const { view } = useSnapshot(navigation.state)
  const { step } = useSnapshot(context.session.state)
  const frame = useRef<HTMLDivElement>(null)
  const { drawn, isWide: hasRoom } = context.host
  const isWide = useIsWide(frame, hasRoom)
  const isFindCar = view.name === 'find-car'
  useEffect(() => {
    if (!isFindCar) drawn?.giveWay()
  }, [isFindCar, drawn])
  return (
    <div ref={frame} className={screen}>
      {step === 'IN' && (
        <nav className={views} aria-label={texts.views.label}>
          <Button
            isSmall
            variant="quiet"
            {...(isFindCar && current)}
            onPress={() => navigation.show({ name: 'find-car' })}
          >
            {texts.views.findCar}
          </Button>
          <Button
            isSmall
            variant="quiet"
            {...(!isFindCar && current)}
            onPress={() => navigation.show({ name: 'reservations' })}
          >
            {texts.views.reservations}
          </Button>
        </nav>
      )}
      {isFindCar ? (
        <div className={body}>{isWide !== undefined && <FindCarLate isWide={isWide} />}</div>
      ) : (
        <div className={scrolled}>
          <Suspense>
            <OwnReservations view={view} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

const current = { 'aria-current': 'page' } as const

/** Undefined until the element has been measured. */
function useIsWide(frame: { readonly current: HTMLElement | null }, hasRoom: () => boolean): boolean | undefined {
  const [isWide, setIsWide] = useState<boolean>()
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => setIsWide(hasRoom())
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    look()
    return () => sizes.disconnect()
  }, [frame, hasRoom])
  return isWide
}
