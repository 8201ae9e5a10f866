/** What a page says while its data is on its way, and when it does not come. */
export const pageTexts = {
  loading: 'Laster …',
  retry: 'Prøv igjen',
  couldNotLoad: 'Kunne ikke hente opplysningene',
  cameLate: 'Opplysningene er her nå',
  showNow: (what: string) => `Vis: ${what}`,
} as const
