/** What the error pages say. */
export const errorTexts = {
  toFindCar: 'Til Velg bil',
  toAdmin: 'Til administrasjonen',
  back: 'Tilbake',
  boundary: {
    heading: 'Oida, her skjedde det visst en feil!',
    text: 'Last siden på nytt. Hjelper ikke det, ring kundestøtte.',
    refresh: 'Last siden på nytt',
  },
  unknownUrl: { heading: '404 Ukjent URL', text: 'Vi har ingen side på denne adressen:' },
  unknownLocation: { heading: 'Ukjent lokasjonsID', text: 'Stedet finnes ikke, eller det er lagt ned.' },
  extension: {
    heading: 'Kunne ikke forlenge reservasjonen',
    text: 'Reservasjonen er som før. Prøv igjen senere.',
  },
  editNote: { heading: 'Kunne ikke endre notatet', text: 'Det du skrev står der fortsatt. Prøv igjen senere.' },
  unauthorized: {
    heading: '403 Uautorisert spørring',
    text: 'Du har ikke tilgang til dette. Sjekk',
    checks: ['at lenken er riktig', 'at du er logget inn som rett bruker', 'at du har valgt rett organisasjon'],
  },
  unknown: { heading: 'Ukjent feil', text: 'Noe gikk galt. Prøv igjen om litt.' },
  contact: (name: string) => `Kontakt ${name}`,
  phone: 'Telefon',
  mail: 'E-post',
} as const
