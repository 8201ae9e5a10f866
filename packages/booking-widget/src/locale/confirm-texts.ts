const conjunction = new Intl.ListFormat('nb', { type: 'conjunction' })

/** Texts of what is changed at the confirmation of a booking. */
export const confirmTexts = {
  drive: (names: readonly string[]) => `${conjunction.format(names)} kjører`,
  addDriver: 'Legg til',
  addDriverLabel: 'Legg til sjåfør',
  alsoDrive: 'Hvem kjører også?',
  driversMissing: 'Du er den eneste sjåføren',
  driversMissingText: 'Vi fikk ikke lagt til de andre. Gjør det fra reservasjonen.',
  checking: 'Sjekker om bilen er ledig …',
  isFree: 'Bilen er ledig da',
  isPartlyFree: 'Bilen er ikke ledig hele tiden.',
  isTaken: 'Bilen er opptatt da. Velg en annen tid.',
  use: (times: string) => `Velg ${times}`,
} as const
