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
    text: 'Du har allerede en bruker hos oss med e-postadressen din. Logg inn med passordet ditt denne ene gangen. Deretter logger du inn fra siden du kom fra.',
    confirm: (name: string) =>
      `Skal den som er logget inn på siden du kom fra, kunne søke, reservere og kjøre som ${name}? Koble bare til hvis det er deg.`,
    link: 'Koble til',
    cancel: 'Fortsett uten å koble til',
  },
} as const
