import type { MailKind } from '@delebil/core-api/admin'

const kinds: Readonly<Record<MailKind, string>> = {
  passwordReset: 'Lenke til nytt passord',
  loginLink: 'Lenke for å logge inn likevel',
  invitation: 'Invitasjon',
  passwordChanged: 'Passordet er endret',
  emailChanged: 'E-postadressen er endret',
  welcome: 'Velkommen',
  confirmEmail: 'Bekreft e-postadressen',
  signOnLinked: 'Innlogging koblet til',
  signOnUnlinked: 'Innlogging koblet fra',
  paymentReceipt: 'Kvittering',
  carHeld: 'Ledig bil fra ventelisten',
  invoiceDrafted: 'Utkast til faktura',
  disputeAnswered: 'Svar om linje på faktura',
  expenseDecided: 'Svar på utlegg',
  billingDataAsked: 'Spørsmål om hvem som får faktura',
  invoice: 'Faktura',
  reminder: 'Purring',
  fromStaff: 'Beskjed fra klubben',
  reservationMoved: 'Flyttet reservasjon',
  licenseApproved: 'Førerkort godkjent',
  licenseRefused: 'Førerkort ikke godkjent',
  licenseEnding: 'Førerkort går ut',
  deleted: 'Slettet bruker',
}

/** Norwegian texts of the system page. */
export const systemTexts = {
  heading: 'System',
  mails: 'E-post som ikke kom fram',
  lead: 'Alt av e-post forsøkes i tre døgn. Det som ikke kom fram da, står her i en måned.',
  kinds,
  waits: (count: number, since: string) =>
    count === 1
      ? `Én e-post på hele nettstedet venter på nytt forsøk, siden ${since}.`
      : `${count} e-poster på hele nettstedet venter på nytt forsøk, den eldste siden ${since}.`,
  noneWaits: 'Ingen e-post venter på nytt forsøk.',
  empty: 'Ingenting venter på deg: all e-post er kommet fram eller forsøkes ennå.',
  more: (shown: number, all: number) => `Viser de ${shown} eldste av ${all}.`,
  when: 'Gitt opp',
  kind: 'Hva',
  to: 'Til',
  error: 'Siste feil',
  attempts: 'Forsøk',
  actions: 'Handling',
  sendAgain: 'Send på nytt',
  sendAgainTo: (kind: string, to: string) => `Send på nytt: ${kind} til ${to}`,
  sentAgain: (to: string) => `E-posten til ${to} forsøkes på nytt`,
  discard: 'Forkast',
  discardTo: (kind: string, to: string) => `Forkast: ${kind} til ${to}`,
  discardQuestion: 'Forkaste e-posten?',
  discardText: (kind: string, to: string) => `«${kind}» til ${to} blir da aldri sendt.`,
  discarded: (to: string) => `E-posten til ${to} er forkastet`,
} as const
