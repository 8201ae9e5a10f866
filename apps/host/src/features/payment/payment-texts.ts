/** What a person reads when they pay the club. */
export const paymentTexts = {
  page: 'Betaling',
  pay: (amount: string, service: string) => `Betal ${amount} med ${service}`,
  tryAgain: 'Prøv igjen',
  text: 'Medlemskapet blir aktivt når betalingen er registrert. Til da kan du ikke reservere.',
  deposit: 'Depositum',
  fee: 'Innmelding',
  ownerPays: 'En eier av medlemskapet må betale.',
  otherwise: 'Du kan ikke betale på nettsiden. Klubben sender deg en faktura, eller du kan ta kontakt for å betale.',
  contact: (org: string) => `Kontakt ${org}`,
  unchecked: 'Vi vet ikke om du kan betale her akkurat nå.',

  forMembership: (name: string) => `Medlemskapet «${name}»`,
  amount: 'Beløp',
  pending: {
    heading: 'Vi venter på bekreftelse',
    text: 'Har du betalt, tar det som regel noen sekunder. Siden oppdaterer seg selv, og du kan trygt lukke den.',
    spinner: 'Venter på betalingen',
    goOn: 'Fortsett til betalingen',
  },
  paid: {
    heading: 'Betalingen er mottatt',
    text: 'Medlemskapet er aktivt. Kvitteringen ligger i e-posten din.',
    findCar: 'Finn en bil',
  },
  aborted: { heading: 'Betalingen ble avbrutt', text: 'Ingenting er trukket. Du kan prøve igjen når du vil.' },
  expired: { heading: 'Betalingen ble for gammel', text: 'Ingenting er trukket. Begynn på nytt når du er klar.' },
  failed: {
    heading: 'Betalingen ble ikke gjennomført',
    text: 'Pengene er ikke trukket, eller du får dem tilbake. Se på medlemskapet hvordan det står.',
  },
  unknown: {
    heading: 'Vi finner ikke betalingen',
    text: 'Lenken kan være feil, eller betalingen hører til en annen bruker enn den du er logget inn som.',
  },
  toMembership: 'Til medlemskapet',
  toMemberships: 'Til medlemskapene dine',
} as const
