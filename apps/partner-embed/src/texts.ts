/** What a person reads on a partner's page, apart from the screens themselves. */
export const texts = {
  noToken: 'Siden du er på, svarte ikke. Last den på nytt og prøv igjen.',

  login: {
    heading: 'Bildelingen',
    logIn: 'Logg inn',
    logOut: 'Logg ut',
    pending: 'Logger inn …',
    retry: 'Prøv igjen',
    signedIn: (name: string) => `Du er logget inn som ${name}.`,
    failed: 'Vi fikk ikke logget deg inn',
    linking:
      'Du har allerede en bruker hos bildelingen. Koble den til denne siden én gang, i et eget vindu. Kom så tilbake hit.',
    link: 'Koble til i eget vindu',
    linked: 'Jeg har koblet til',
    away: 'Her logger du inn på bildelingens egen side.',
    open: 'Åpne bildelingen',
    awayWithBooking: 'Du logger inn og bekrefter hos bildelingen, i en egen fane. Bilen og tiden er valgt for deg der.',
    finish: 'Fullfør hos bildelingen',
    notMember: 'Du er ikke med i bildelingen ennå. Bli med i et eget vindu, og kom så tilbake hit.',
    join: 'Bli med i eget vindu',
    joined: 'Jeg har blitt med',
    close: 'Lukk',
  },

  views: {
    label: 'Bildeling',
    findCar: 'Finn bil',
    reservations: 'Mine reservasjoner',
  },

  page: {
    refused: 'Bildelingen kan ikke vises på denne siden ennå.',
    unreachable: 'Vi får ikke kontakt med bildelingen akkurat nå.',
    open: 'Åpne bildelingen',
    retry: 'Prøv igjen',
  },

  noPartner: 'Bildelingen kan ikke vises: elementet mangler «partner».',
} as const
