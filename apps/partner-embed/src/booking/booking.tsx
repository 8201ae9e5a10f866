import { useSnapshot } from 'valtio/react'
import type { EmbedHost, Mount } from '../contract.ts'
import { App } from '../widget/app.tsx'
import { plain } from '../widget/embed.css.ts'
import { mountWidget } from '../widget/mount-widget.tsx'
import { createNavigation, type Navigation } from '../widget/navigation.ts'
import { createTrail } from '../widget/trail.ts'
import type { View } from '../widget/view.ts'
import { OwnReservations } from './own-reservations.tsx'

/** The person's own reservations, and what they can do with them. */
export const mount: Mount = (host) =>
  mountWidget(host, (context) => {
    const navigation = createNavigation(chosenView(host), host.tell, createTrail(host))
    let chosen = host.attribute('reservation-id')
    return {
      render: () => {
        if (chosen !== host.attribute('reservation-id')) {
          chosen = host.attribute('reservation-id')
          navigation.show(chosenView(host))
        }
        return (
          <App context={context} navigation={navigation}>
            <Own navigation={navigation} />
          </App>
        )
      },
      call: (method) => {
        if (method === 'showReservations') navigation.show({ name: 'reservations' })
      },
    }
  })

function Own({ navigation }: { readonly navigation: Navigation }) {
  const { view } = useSnapshot(navigation.state)
  return (
    <div className={plain}>
      <OwnReservations view={view} />
    </div>
  )
}

function chosenView({ attribute }: EmbedHost): View {
  const id = Number(attribute('reservation-id'))
  return Number.isInteger(id) && id > 0 ? { name: 'reservation', id } : { name: 'reservations' }
}
