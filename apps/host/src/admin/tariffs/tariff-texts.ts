/** What a tariff comes to for a member. */
export const tariffTexts = {
  incomplete: 'Fyll ut prisene, så ser du hva noen vanlige turer koster.',
  trip: 'Tur',
  before: 'Nå',
  after: 'Med denne',
  trips: 'Hva noen vanlige turer koster',
  errand: '2 timer, 20 km',
  day: 'Et døgn, 100 km',
  weekend: 'Tre døgn, 400 km',
} as const
