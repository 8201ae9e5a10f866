/** Norwegian texts of what the search says of a car. */
export const carTexts = {
  now: 'Nå',
  acts: 'Gjør',
  late: 'ikke levert',
  somebody: 'Noen',
  has: (who: string, car: number, until: string) => `${who} har bil ${car} til ${until}`,
  shouldHaveReturned: (who: string, car: number, at: string) => `${who} skulle levert bil ${car} ${at}`,
  fetchesCar: (who: string, car: number, at: string) => `${who} henter bil ${car} ${at}`,
  hasNone: (who: string) => `${who} har ingen bil nå`,
  fetches: (who: string, at: string) => `${who} henter ${at}`,
  free: (car: number) => `Bil ${car} er ledig`,
  freeUntil: (car: number, until: string) => `Bil ${car} er ledig til ${until}`,
  call: (who: string) => `Ring ${who}`,
  book: (car: number) => `Ny reservasjon på bil ${car}`,
  bookFor: (who: string) => `Ny reservasjon for ${who}`,
  block: (car: number) => `Sperr bil ${car}`,
  trips: (car: number) => `Alle turer med bil ${car}`,
} as const
