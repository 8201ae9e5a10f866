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
  reset: {
    explanation: 'Velg et nytt passord. Du blir logget ut overalt.',
    submit: 'Lagre passordet',
    done: 'Passordet er endret. Logg inn med det nye.',
    newLink: 'Be om ny lenke',
  },
} as const
