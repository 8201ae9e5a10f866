import type { GatewayTrial, Profile, SetupStep, triedGateways } from '@delebil/core-api/admin'

interface StepText {
  readonly name: string
  /** Why it matters, to whoever has not done it. */
  readonly why: string
}

const steps: Readonly<Record<SetupStep, StepText>> = {
  seller: {
    name: 'Fakturaavsenderen er fylt ut',
    why: 'Uten organisasjonsnummer, adresse og bankkontonummer kan dere ikke sende en lovlig faktura.',
  },
  contact: { name: 'Medlemmene vet hvordan de når dere', why: 'E-post eller telefon vises når noe går galt på turen.' },
  vat: {
    name: 'MVA stemmer med prisene',
    why: 'Takstene har MVA, men dere står ikke som registrert i Merverdiavgiftsregisteret. Da kan ingen tur faktureres.',
  },
  mail: {
    name: 'E-post kan sendes',
    why: 'Nye medlemmer, glemte passord og fakturaer går på e-post. Den som driver serveren, setter SMTP_URL.',
  },
  membershipType: { name: 'Det finnes noe å melde seg inn i', why: 'Uten en medlemskapstype kan ingen bli med.' },
  tariff: { name: 'Det finnes en takst', why: 'Uten en takst har bilene ingen pris, og kan ikke reserveres.' },
  car: {
    name: 'Det finnes en bil',
    why: 'En bil trenger en modell, et sted og en takst før den vises for medlemmene.',
  },
  administrators: {
    name: 'Minst to kan endre oppsettet',
    why: 'Er den ene syk, må den andre kunne gi noen tilgang.',
  },
  logo: { name: 'Logoen er på plass', why: 'Den vises øverst for medlemmene, i stedet for vår.' },
  nightWatch: { name: 'Vakttelefonen er satt', why: 'Den ringer medlemmer som står fast om natta.' },
  cars: {
    name: 'Bilene kan åpnes med telefonen',
    why: 'Uten må bilene åpnes med nøkkelkort eller nøkkel. Den som driver serveren, setter CAR_ACCESS_URL.',
  },
  license: {
    name: 'Førerkort kan sjekkes i registeret',
    why: 'Uten må noen se på bilder av hvert førerkort. Den som driver serveren, setter LICENSE_URL.',
  },
  sms: {
    name: 'SMS kan sendes',
    why: 'En SMS blir lest når en e-post ikke blir det. Den som driver serveren, setter SMS_URL.',
  },
  payment: {
    name: 'Det kan betales på siden',
    why: 'Uten må depositum og innmeldingsavgift betales på faktura. Den som driver serveren, setter PAYMENT_URL.',
  },
}

const profile = {
  logoSvg: 'Logo',
  supportUrl: 'Hjelpesiden deres',
  nightWatchPhone: 'Vakttelefon',
  siteUrl: 'Eget nettsted',
} as const satisfies Partial<Record<keyof Profile, string>>

const gateways: Readonly<Record<(typeof triedGateways)[number], string>> = {
  mail: 'E-post',
  sms: 'SMS',
  payment: 'Betaling',
  license: 'Førerkortregisteret',
  cars: 'Bilene',
}

const outcomes: Readonly<Record<GatewayTrial['outcome'], string>> = {
  works: 'Virker',
  unanswered: 'Svarte ikke. Den som driver serveren, kan se hvorfor i loggen.',
  refused: 'Svarte nei. Den som driver serveren, kan se hvorfor i loggen.',
}

const valueText = (field: string, value: unknown): string => {
  if (value === null || value === undefined) return 'ingen'
  return field === 'logoSvg' ? 'en tegning' : String(value)
}

/** Norwegian texts of what an organisation is set up with. */
export const setupTexts = {
  checklist: 'Før dere åpner',
  ready: 'Alt som må være på plass før dere kan åpne, er på plass.',
  left: (count: number) =>
    count === 1 ? 'Én ting gjenstår før dere kan åpne.' : `${count} ting gjenstår før dere kan åpne.`,
  canWait: 'Kan vente',
  steps,
  done: 'Ferdig',
  open: 'Mangler',
  mend: (name: string) => `Gå til ${name}`,
  parts: 'Deler av oppsettet',
  profile: 'Slik medlemmene ser dere',
  profileLead: 'Navn, telefon og e-post står under Fakturaavsender.',
  key: 'Nøkkel',
  keyHelp: 'Står i filer og adresser, og kan ikke endres.',
  fields: profile,
  help: {
    supportUrl: 'Hele adressen, med https://',
    nightWatchPhone: 'Vises for medlemmer som trenger hjelp på en tur.',
    siteUrl:
      'Der bare dere vises, og dit lenkene i e-post fra dere går. Den som driver serveren, må ha satt opp navnet først.',
  },
  logo: 'Logo',
  logoHelp: 'En SVG-fil. Alt som kan kjøre eller hente noe, blir tatt bort.',
  chooseLogo: 'Velg SVG-fil',
  removeLogo: 'Ta bort logoen',
  noLogo: 'Ingen logo',
  logoOf: (name: string) => `Logoen til ${name}`,
  why: 'Hvorfor?',
  save: 'Lagre',
  saved: 'Lagret',
  history: 'Endringer',
  gateways: 'Tilkoblinger',
  gatewaysLead: 'En prøve går bare til deg selv, eller spør om noe som ikke finnes.',
  gatewayOf: gateways,
  tryIt: (name: string) => `Prøv ${name}`,
  notConnected: 'Ikke koblet til',
  outcomes,
  sentTo: (to: string) => `Sendt til ${to}. Se etter at den kom.`,
  changes: (changes: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>) =>
    Object.entries(changes)
      .map(
        ([name, { from, to }]) =>
          `${profile[name as keyof typeof profile] ?? name}: ${valueText(name, from)} → ${valueText(name, to)}`,
      )
      .join(', '),
} as const
