/** Norwegian texts of the second step of the log-in. */
export const secondStepTexts = {
  heading: 'Innlogging i to trinn',
  lead: 'I tillegg til passordet bekrefter du med en passnøkkel eller en kode fra en app. Det gjelder når du arbeider i administrasjonen.',
  prove: 'Bekreft at det er deg',
  byPasskey: 'Bruk passnøkkel',
  code: 'Kode fra appen, eller en gjenopprettingskode',
  byCode: 'Bekreft',
  provider: (title: string) =>
    `Bekreft ved å logge inn med ${title} en gang til. Etterpå kommer du tilbake hit, og begynner på nytt med det du holdt på med.`,
  byProvider: (title: string) => `Logg inn med ${title}`,
  notMade: 'Nettleseren fikk ikke brukt passnøkkelen. Prøv igjen, eller bruk en kode.',
  missing: 'Bildelingen krever at ansatte logger inn i to trinn. Du har ikke satt det opp ennå.',
  setUp: 'Sett opp innlogging i to trinn',
  proved: 'Du er bekreftet.',
} as const
