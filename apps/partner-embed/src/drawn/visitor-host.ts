import type { BookingHost } from '@delebil/booking-widget'
import type { Api } from '@delebil/core-api'
import { createMemory } from '../widget/memory.ts'
import { siteLinks } from '../widget/site-links.ts'

const nothing = () => undefined

/** What the booking widget is given where nobody is logged in and nothing can be pressed yet. */
export const visitorHost = (api: Api, site: string, mapWhen: 'near' | 'asked'): BookingHost => ({
  api,
  person: undefined,
  isLimited: true,
  memberships: [],
  selectedMembership: undefined,
  organizations: [],
  requestLogin: nothing,
  links: siteLinks(site),
  navigate: nothing,
  route: {
    current: { carId: undefined, isBooking: false, locationId: undefined, depth: 0 },
    push: nothing,
    replace: nothing,
    back: nothing,
  },
  storage: createMemory(),
  mapStyleUrl: undefined,
  mapWhen,
  now: () => new Date(),
  subscribe: () => nothing,
  online: true,
})
