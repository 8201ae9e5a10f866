/** Norwegian texts of a club that comes from another system. */
export const movingInTexts = {
  name: 'Innflytting',
  lead: 'Kommer dere fra et annet system? Sett når dere går over. Fram til dere inviterer medlemmene, hører de ingenting herfra, så dere kan lese inn biler, personer, kort, reservasjoner og inngående saldo i ro.',
  past: 'Klubben har fakturaer herfra. Da er den flyttet inn.',
  begin: 'Begynn innflyttingen',
  cutOverDay: 'Dere går over',
  cutOverTime: 'Klokka',
  cutOverHelp:
    'Det som begynte før, faktureres aldri herfra, og kommer ikke igjen om dere velger et tidligere tidspunkt siden.',
  firstInvoice: 'Første fakturanummer herfra',
  firstInvoiceHelp: 'Det neste etter det siste dere har brukt.',
  moving: (cutOver: string) =>
    `Ingen e-post og ingen SMS går til medlemmene ennå. Dere går over ${cutOver}; det som begynte før, faktureres ikke herfra.`,
  open: (cutOver: string, invited: string) => `Dere gikk over ${cutOver}, og medlemmene ble invitert ${invited}.`,
  counts: {
    persons: 'Medlemmer',
    withoutLogIn: 'uten passord',
    cars: 'Biler i bruk',
    futureReservations: 'Kommende reservasjoner',
    waitingSms: 'SMS som venter',
    dropped: 'Lagt til side fra før',
  },
  change: 'Endre når dere går over',
  readIn: 'Les inn filer',
  save: 'Lagre',
  saved: 'Lagret',
  invite: 'Send invitasjoner',
  inviteLeft: 'Inviter dem uten passord på nytt',
  invited: 'Invitasjonene er sendt',
  cancel: 'Avbryt',
  hears: (members: number, withoutLogIn: number) =>
    `${members === 1 ? 'Ett medlem får' : `${members} medlemmer får`} en e-post nå. ${withoutLogIn} av dem har ikke passord, og får vite hvor de velger et. Fra nå av går e-post og SMS som vanlig. Det kan ikke angres.`,
  hearsAgain: (members: number) =>
    `${members === 1 ? 'Ett medlem som ikke har valgt passord, får' : `${members} medlemmer som ikke har valgt passord, får`} en e-post til.`,
} as const
