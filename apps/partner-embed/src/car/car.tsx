import { SingleCar } from '@delebil/booking-widget'
import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio/react'
import type { EmbedHost, Mount } from '../contract.ts'
import { App } from '../widget/app.tsx'
import { plain } from '../widget/embed.css.ts'
import { mountWidget } from '../widget/mount-widget.tsx'
import { createNavigation, type Navigation } from '../widget/navigation.ts'
import { createTrail } from '../widget/trail.ts'

const OwnReservations = lazy(() =>
  import('../booking/own-reservations.tsx').then((module) => ({ default: module.OwnReservations })),
)

/** One car: when, what it costs, and its booking. */
export const mount: Mount = (host) =>
  mountWidget(host, (context) => {
    const navigation = createNavigation({ name: 'find-car' }, host.tell, createTrail(host))
    return {
      render: () => (
        <App context={context} navigation={navigation}>
          <Car host={host} navigation={navigation} />
        </App>
      ),
      call: (method) => {
        if (method === 'showReservations') navigation.show({ name: 'reservations' })
      },
    }
  })

function Car({ host, navigation }: { readonly host: EmbedHost; readonly navigation: Navigation }) {
  const { view } = useSnapshot(navigation.state)
  return (
    <div className={plain}>
      {view.name === 'find-car' ? (
        <SingleCar carId={Number(host.attribute('car-id'))} />
      ) : (
        <Suspense>
          <OwnReservations view={view} />
        </Suspense>
      )}
    </div>
  )
}
