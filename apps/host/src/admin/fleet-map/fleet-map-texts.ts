import type { CarMoment } from '@delebil/core-api/admin'
import { formatCount } from '@delebil/validation/text'

/** Norwegian texts of the fleet map. */
export const fleetMapTexts = {
  map: 'Kart over bilene',
  time: 'Tidspunkt',
  now: 'Nå',
  goToNow: 'Gå til nå',
  lead: 'Bilene tegnes der de hører til, også når de er på tur.',
  someOf: (shown: number, all: number) => `Kartet viser ${formatCount(shown)} av ${formatCount(all)} biler`,
  someOnly: 'De med lavest nummer. Hull i dekningen vises ikke.',
  loading: 'Henter bilene …',
  noMap: 'Kartet kan ikke vises. Bilene står i listen.',
  offline: 'Kartet kommer når nettet er tilbake.',
  emptyHeading: 'Ingen biler ennå',
  empty: 'Bilene kommer på kartet når de er lagt inn og i bruk.',
  failed: 'Fikk ikke hentet bilene',
  figures: 'Bilene på tidspunktet',
  ofCars: (cars: number) => `av ${formatCount(cars)} ${cars === 1 ? 'bil' : 'biler'}`,
  option: (name: string, count: number) => `${name} (${formatCount(count)})`,
  show: 'Vis',
  all: 'Alle biler',
  gaps: 'Hull i dekningen',
  low: 'Lite strøm før neste tur',
  cars: 'Biler',
  nothing: 'Ingenting her akkurat nå.',
  more: 'Vis flere',
  states: { FREE: 'Ledig', BOOKED: 'Reservert', OUT: 'På tur', LATE: 'Ikke levert i tide', BLOCKED: 'Sperret' },
  /** The reservation has begun, and nobody has opened the car: it stands there. */
  notFetched: 'Ikke hentet',
  until: (time: string) => `til ${time}`,
  next: (time: string) => `neste tur ${time}`,
  gap: (metres: number) => `Ingen ledig bil innen ${metres} m`,
  placeCars: (free: number, all: number) => `${free} av ${all} biler er ledige`,
  charge: (percent: number) => `${percent} % strøm`,
  selected: 'Valgt bil',
  open: 'Åpne siden til bilen',
  home: (place: string) => `Hører til på ${place}`,
  shown: (time: string) => `Posisjonen ${time} er tegnet på kartet`,
  coordinates: (lat: number, lng: number) => `${lat.toFixed(5)}, ${lng.toFixed(5)}`,
} as const

export type StateNames = Readonly<Record<CarMoment, string>>

/** What the states are called: a car that is booked right now has a trip that is AKTIV, and was not fetched. */
export const stateNames = (isNow: boolean): StateNames =>
  isNow ? { ...fleetMapTexts.states, BOOKED: fleetMapTexts.notFetched } : fleetMapTexts.states
