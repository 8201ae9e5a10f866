/** Norwegian texts of what was said about a reservation. */
export const messageTexts = {
  noMessages: 'Ingen har skrevet noe ennå.',
  nobody: 'Slettet bruker',
  pictureOf: (place: number, count: number, of: string) =>
    count === 1 ? `Bilde fra ${of}` : `Bilde ${place} av ${count} fra ${of}`,
} as const
