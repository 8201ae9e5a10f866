import type { BookingHost } from '@delebil/booking-widget'

/** The club's own screens, for who leaves the partner's page. */
export const siteLinks = (site: string): BookingHost['links'] => ({
  reservation: (id) => `${site}/reservations/${id}`,
  reservations: `${site}/reservations`,
  findCar: `${site}/findcar`,
  car: (id) => `${site}/findcar?car=${id}`,
  findCarNear: (id) => `${site}/findcar?location=${id}`,
})
