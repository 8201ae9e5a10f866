/** Norwegian texts of what was said about a reservation. */
export const messageTexts = {
  thread: 'Samtalen',
  about: 'Reservasjon',
  noMessages: 'Ingen har skrevet noe ennå.',
  nobody: 'Slettet bruker',
  reply: (name: string) => `Svar ${name}`,
  send: 'Send',
  sendAndNext: 'Send og neste',
  sent: 'Svaret er sendt',
  required: 'Skriv et svar',
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
