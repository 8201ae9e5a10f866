import { MESSAGE_UNDO_SECONDS } from '@delebil/core-api/admin'

/** Norwegian texts of what was said about a reservation. */
export const messageTexts = {
  thread: 'Samtalen',
  about: 'Reservasjon',
  noMessages: 'Ingen har skrevet noe ennå.',
  nobody: 'Slettet bruker',
  reply: (name: string) => `Svar ${name}`,
  send: 'Send',
  toReply: 'Til svaret',
  sendAndNext: 'Send og neste',
  sending: `Svaret sendes om ${MESSAGE_UNDO_SECONDS} s`,
  sentLater: `Sendes etter ${MESSAGE_UNDO_SECONDS} s, så du kan angre`,
  unsent: 'Svaret er ikke sendt ennå.',
  takeBack: 'Angre sendingen',
  takenBack: 'Svaret ble ikke sendt, og står i feltet igjen',
  required: 'Skriv et svar',
  waits: (who: string, long: string) => `${who} har ventet ${long} på svar`,
  postponed: (until: string) => `Utsatt til ${until}.`,
  ours: 'Klubben',
  unread: 'Ulest',
  from: 'Fra',
  when: 'Når',
  car: 'Bil',
  place: 'Plass',
  phone: 'Telefon',
  of: (number: number, plate: string) => `Res. ${number} · ${plate}`,
  pictureOf: (place: number, count: number, of: string) =>
    count === 1 ? `Bilde fra ${of}` : `Bilde ${place} av ${count} fra ${of}`,
} as const
