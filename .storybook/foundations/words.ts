export interface Word {
  /** The house's word for it. */
  readonly say: string
  /** Beginnings of words that we don't use for it. */
  readonly not: readonly string[]
  readonly about: string
}

/** One word for one thing. The guide shows the list, and a test holds every text of the product against it. */
export const words: readonly Word[] = [
  { say: 'reservasjon, reservere', not: ['booking', 'booke', 'bestilling', 'utleie'], about: 'en bil for et tidsrom' },
  { say: 'avbestille', not: ['kanseller', 'avlys'], about: 'å gi fra seg en reservasjon før den begynner' },
  { say: 'avslutte turen', not: ['innlever', 'returnere bil'], about: 'å gi fra seg bilen mens turen varer' },
  { say: 'ledig, delvis ledig, opptatt', not: ['tilgjengelig', 'utilgjengelig'], about: 'om bilen kan reserveres' },
  { say: 'sjåfør', not: ['bilfører'], about: 'den som kjører på en reservasjon' },
  { say: 'medlemskap', not: ['abonnement', 'kundeforhold'], about: 'avtalen med klubben' },
  { say: 'bruker', not: ['konto', 'kundeprofil'], about: 'den du logger inn som' },
  {
    say: 'logge inn, logge ut',
    not: ['logge på', 'logg på', 'pålogg', 'logge av'],
    about: 'å begynne og slutte som bruker',
  },
  { say: 'e-post', not: ['epost', 'mailadresse', 'mail'], about: 'adressen og brevet' },
  { say: 'faktura', not: ['regningen', 'giro'], about: 'det klubben krever betalt' },
  { say: 'sted', not: ['lokasjon', 'hentepunkt'], about: 'der bilen står' },
  { say: 'prøv igjen', not: ['forsøk igjen', 'prøv på nytt'], about: 'når noe ikke gikk' },
  { say: 'trykk, velg', not: ['klikk', 'tapp'], about: 'det en finger eller mus gjør' },
  { say: '(ingenting)', not: ['vennligst', 'venligst', 'dessverre', 'beklager'], about: 'høflighet uten innhold' },
]

/** Texts that the specification gives word by word, and names of other people's things. */
export const given: readonly string[] = [
  'Hvis vi finner en konto som samsvarer',
  'Noe gikk galt, venligst prøv igjen senere.',
  'Kunne dessverre ikke utføre endring, forsøk igjen senere.',
  'Bilen er dessverre opptatt i hele eller deler av perioden.',
  'Ukjent lokasjonsID',
  'Ugyldig format på epost',
  // Staff's own word: the field of the administration is called so.
  'Stedet har biler.',
  'Kontonummer',
  'Ugyldig kontonummer',
  'samme kontonummer har betalt før',
  'Betaler, KID, kontonummer eller tekst',
  'Filen gjelder et annet kontonummer enn klubbens.',
  // An account of the ledger.
  'Konto',
  'Per konto',
  'Sett konto',
  'Legg inn kontoen for faktura igjen',
  'MVA-koden er ikke lov på kontoen',
  'Velg en konto som tar koden',
  'Skriv i oppsettet hva kontoen heter der.',
  'Alle linjer har konto',
  'Produkter uten konto',
  'Rapport per mva-kode og konto',
  // Vipps calls its own an account.
  'Kontoen er allerede koblet til en annen bruker.',
  'Brukeren din er allerede koblet til en annen konto.',
]
