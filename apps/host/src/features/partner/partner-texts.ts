/** What a person reads who comes from a partner's site. */
export const partnerTexts = {
  heading: 'Innlogging',
  failed: 'Vi fikk ikke logget deg inn',
  back: 'Gå tilbake til siden du kom fra',
  retry: 'Prøv igjen',
  logIn: 'Logg inn her i stedet',

  signedIn: {
    heading: 'Du er allerede logget inn',
    text: (name: string) => `Du er logget inn som ${name}. Hvem vil du være her?`,
    stay: (name: string) => `Fortsett som ${name}`,
    change: 'Bruk innloggingen fra siden du kom fra',
  },

  link: {
    heading: 'Koble til brukeren din',
    text: (site: string) =>
      `Du har allerede en bruker hos oss med e-postadressen din. Logg inn med passordet ditt denne ene gangen. Deretter logger du inn fra ${site}.`,
    confirm: (name: string, site: string) =>
      `Skal den som er logget inn på ${site}, kunne søke, reservere og kjøre som ${name}? Koble bare til hvis det er deg.`,
    someSite: 'siden du kom fra',
    done: (site: string) => `Du er koblet til. Lukk dette vinduet og gå tilbake til ${site}.`,
    close: 'Lukk vinduet',
    link: 'Koble til',
    cancel: 'Fortsett uten å koble til',
  },
} as const
