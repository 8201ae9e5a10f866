/** Norwegian texts about the pictures of models. */
export const carImageTexts = {
  usedBy: 'Brukt av',
  usedByNone: 'Ingen modeller bruker bildet.',
  usedByCount: (count: number) => (count === 1 ? 'Brukt av én modell' : `Brukt av ${count} modeller`),
  picture: 'Bilde',
  noPicture: 'Modellen har ikke noe bilde.',
  replace: 'Bytt bilde',
  replaced: 'Bildet er byttet',
  saveImage: 'Lagre bildet',
  uploadHeading: 'Nytt Bil-bilde',
  name: 'Navn',
  nameHelp: 'Bilmodellen på bildet, slik: Toyota Yaris. Leses opp for den som ikke ser det.',
  nameMissing: 'Gi hvert bilde et navn før du laster opp.',
  uploaded: 'Bildene er lastet opp',
  toImages: 'Til Bil-bilder',
} as const
