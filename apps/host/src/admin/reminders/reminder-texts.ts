import { formatNok } from '@delebil/validation/text'

/** Norwegian texts of what is sent of invoices that are not paid. */
export const reminderTexts = {
  heading: 'Purringer',
  one: 'Purring',
  search: 'Fakturanummer eller kunde',
  lead: 'Det som kan purres på, foreslås av seg selv. Ingenting sendes før noen ser på det og sender det.',
  noneProposed: 'Ingenting å purre på',
  noneProposedHelp: 'Fakturaer som kan purres på, kommer hit av seg selv.',
  look: 'Se etter nå',
  looked: (count: number) => (count === 0 ? 'Ingenting nytt å purre på' : `Foreslått: ${count}`),
  collection: 'Fil til inkasso (csv)',
  collectionName: (day: string) => `inkasso-${day}.csv`,
  preview: 'Se brevet (PDF)',
  fileName: (number: number) => `purring-${number}.pdf`,
  invoice: 'Faktura',
  rest: 'Rest',
  wasDue: 'Forfalt',
  newDue: 'Ny frist',
  atSending: 'settes når den sendes',
  fee: 'Gebyr',
  noFee: 'Ingen gebyr',
  send: 'Send',
  sendQuestion: (ore: number, to: string) => `Brevet om ${formatNok(ore)} sendes til ${to}. Det kan ikke angres.`,
  sent: 'Lagt i kø for sending',
  drop: 'Ikke send',
  dropped: 'Forslaget er lagt bort',
} as const
