import type { FirstUse } from '@delebil/core-api/admin'

type Outcome = NonNullable<FirstUse['tried']>['outcome']

const outcomes: Readonly<Record<Outcome, string>> = {
  works: 'Åpnet og låste',
  'no-service': 'Ingen tjeneste for biler er koblet til',
  silent: 'Bilen svarte ikke. Er enheten på, og har den nett?',
  'not-opened': 'Bilen sa nei til å åpne',
  'not-locked': 'Bilen åpnet, men låste ikke. Se etter at den er låst',
  'door-open': 'Bilen åpnet. En dør står oppe, så den låste ikke',
}

/** Norwegian texts of what is done with a car before members drive it. */
export const firstUseTexts = {
  name: 'Ta bilen i bruk',
  lead: (left: number) => (left === 0 ? 'Alt er gjort.' : left === 1 ? 'Én ting gjenstår.' : `${left} ting gjenstår.`),
  done: 'Ferdig',
  open: 'Mangler',
  lock: 'Låsen er prøvd',
  lockHelp: 'Stå ved bilen med dørene lukket. Den åpnes og låses igjen.',
  outcomes,
  noTelematics: 'Åpnes ikke over nettet',
  tryLock: 'Prøv låsen',
  cards: 'Bilen har fått nøkkelkortene',
  cardsHelp: 'Den får dem når noen med kort reserverer den.',
  odometer: 'Kilometerstanden er kjent',
  odometerHelp: 'Turer regnes fra det speedometeret viser.',
  kilometers: 'Kilometer nå',
  write: 'Skriv inn',
  tag: 'Bompengebrikken er på plass',
  tagHelp: 'Passeringer finner bilen på brikken.',
  tagNumber: 'Nummer på brikken',
  setTag: 'Lagre',
  fuelCard: 'Drivstoffkortet ligger i bilen',
  fuelCardHelp: 'Legges inn under Kort.',
  saved: 'Lagret',
  at: (moment: string, text: string) => `${text}, ${moment}`,
} as const
