import { formatNok } from '@delebil/validation/text'

interface TripPrice {
  readonly kilometers: number | null
  readonly totalOre: number
}

const said = ({ kilometers, totalOre }: TripPrice) =>
  `${kilometers === null ? 'ukjent antall km' : `${kilometers} km`}, ${formatNok(totalOre)}`

/** Correcting how far an ended trip went. */
export const kilometersTexts = {
  heading: 'Kilometer',
  missing: 'Ingen vet hvor langt turen var. Den faktureres ikke før det er ført.',
  known: (kilometers: number) => `Turen er ført med ${kilometers} km.`,
  notEnded: 'Kilometerne føres når turen er avsluttet.',
  action: 'Rett kilometer',
  start: 'Kilometerstand ved start',
  end: 'Kilometerstand ved slutt',
  kilometers: 'Kilometer',
  kilometersHelp: 'Bare når kilometerstanden ikke er kjent.',
  why: 'Hvorfor?',
  rehearse: 'Se ny pris',
  apply: 'Rett',
  rehearsed: 'Dette blir endret',
  before: (price: TripPrice) => `Før: ${said(price)}`,
  after: (price: TripPrice) => `Etter: ${said(price)}`,
  done: 'Kilometerne er rettet',
} as const
