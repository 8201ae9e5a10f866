/** What the site says without network at once; what it says about changes that wait comes with those, see `notices/notice-texts.ts`. */
export const offlineTexts = {
  title: 'Du er offline',
  text: 'Det er ikke alt som funker nå',
  saved: 'Lagret på enheten. Sendes når du er på nett igjen.',
  missingPart: {
    heading: 'Denne siden ble ikke lastet',
    partHeading: 'En del av siden ble ikke lastet',
    text: 'Det kan være nettet, eller at det er kommet en ny versjon. Ingenting du har lagret er borte.',
    retry: 'Prøv igjen',
  },
} as const
