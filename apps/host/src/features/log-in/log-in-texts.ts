/** What a person reads where they log in, or cannot. */
export const logInTexts = {
  email: 'E-post',
  password: 'Passord',
  submit: 'Logg inn',
  reason: 'Logg inn for å fortsette.',
  locked: (seconds: number) => `Du kan prøve igjen om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}.`,
  back: 'Tilbake',
  /** `title` is what the single sign-on is called. */
  signOn: {
    logIn: (title: string) => `Logg inn med ${title}`,
    staff: (organization: string, title: string) => `Ansatt i ${organization}? Logg inn med ${title}`,
    tryAgain: (title: string) => `Prøv igjen med ${title}`,
    linkAndLogIn: 'Koble til og logg inn',
  },
  forgot: {
    toggle: 'Glemt passordet?',
    explanation: 'Skriv e-postadressen din, så sender vi deg en lenke der du velger et nytt passord.',
    send: 'Send',
    ok: 'Ok',
    sent: 'Hvis vi finner en konto som samsvarer med informasjonen du oppga vil en e-post være rett rundt hjørnet!',
    failed: 'Noe gikk galt, venligst prøv igjen senere.',
  },
  link: {
    ask: 'Send meg en lenke på e-post',
    sent: 'Hvis adressen har en bruker, er en lenke på vei. Åpne den i denne nettleseren, så kan du prøve med en gang.',
    failed: 'Fikk ikke sendt lenken. Prøv igjen senere.',
    heading: 'Logg inn fra denne nettleseren',
    explanation: 'Noen har prøvd feil passord mange ganger. Her slipper du å vente på grunn av andres forsøk.',
    use: 'Bruk denne nettleseren',
    done: 'Nå kan du logge inn her med passordet ditt.',
    missing: 'Lenken er ikke hel. Åpne den fra e-posten en gang til.',
  },
  reset: {
    explanation: 'Velg et nytt passord. Du blir logget ut overalt.',
    submit: 'Lagre passordet',
    done: 'Passordet er endret. Logg inn med det nye.',
    newLink: 'Be om ny lenke',
  },
} as const
