/** Norwegian texts of where the staff log in with what they have already. */
export const identityProviderTexts = {
  name: 'Innlogging hos dere',
  lead: 'De ansatte kan logge inn med brukeren de har i jobben fra før, for eksempel i Microsoft Entra ID eller Google. Bare de som står i lista over, kommer inn, og bare til arbeidet her.',
  is: (title: string, issuer: string) => `De ansatte kan logge inn med ${title} (${issuer}).`,
  steps: {
    true: 'Innloggingen teller som to trinn.',
    false: 'Innloggingen teller ikke som to trinn.',
  },
  set: 'Koble til',
  change: 'Endre',
  remove: 'Koble fra',
  removeLead: (title: string) =>
    `De som er logget inn med ${title}, blir logget ut, og logger inn med e-post og passord fra nå av.`,
  tryIt: 'Prøv',
  works: 'Tjenesten svarer. Logg inn med den selv før du ber andre gjøre det.',
  saved: 'Lagret',
  removed: 'Koblet fra',
  cancel: 'Avbryt',
  save: 'Lagre',
  why: 'Hvorfor?',
  fields: {
    title: 'Navn på knappen',
    issuer: 'Adressen til tjenesten (issuer)',
    clientId: 'Klient-ID',
    clientSecret: 'Klienthemmelighet',
    emailDomains: 'E-postdomenene deres',
    isSecondStep: 'Tjenesten krever innlogging i to trinn',
    callback: 'Adresse som registreres hos tjenesten (redirect URI)',
  },
  help: {
    issuer: 'Entra ID: https://login.microsoftonline.com/{tenant}/v2.0. Google: https://accounts.google.com',
    clientSecret: 'Vises aldri igjen.',
    clientSecretKept: 'La stå tom for å beholde den som er lagret.',
    emailDomains: 'Ett på hver linje. Bare adresser her kjennes igjen første gang.',
    isSecondStep: 'Da slipper de å bekrefte en gang til her. Sett det bare når tjenesten krever det av alle.',
  },
} as const
