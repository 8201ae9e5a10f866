/** What a person reads about single sign-on; `title` is what the provider is called. */
export const signOnTexts = {
  completing: 'Logger inn',
  failed: {
    heading: 'Innloggingen mislyktes',
    withPassword: 'Logg inn med e-post',
    back: 'Tilbake',
  },

  newHere: {
    heading: 'Velkommen',
    text: (title: string) =>
      `Vi har ingen bruker som er koblet til deg i ${title}. Lag en, eller koble til den du har.`,
    create: 'Lag bruker',
    toLink: 'Jeg har en bruker fra før',
    toCreate: 'Lag en ny bruker i stedet',
    phone: (title: string, phone: string) => `Telefon fra ${title}: ${phone}`,
  },

  existing: {
    heading: (title: string) => `Koble til ${title}`,
    text: (title: string) => `Logg inn med passord denne ene gangen. Deretter logger du inn med ${title}.`,
    confirm: (title: string, claims: string, user: string) =>
      `Du er ${claims} i ${title}. Skal vi koble det til brukeren ${user}?`,
    link: 'Koble til',
    cancel: 'Avbryt',
  },

  section: {
    linked: (title: string) => `Du kan logge inn med ${title}.`,
    notLinked: (title: string) => `Koble til ${title}, så slipper du å skrive passord.`,
    link: (title: string) => `Koble til ${title}`,
    unlink: (title: string) => `Koble fra ${title}`,
    unlinkHeading: (title: string) => `Koble fra ${title}?`,
    unlinkText: 'Du logger da inn med e-post og passord.',
    unlinked: (title: string) => `${title} er koblet fra.`,
  },
} as const
