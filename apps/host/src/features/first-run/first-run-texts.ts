/** Norwegian texts of the page where the first organisation is made. */
export const firstRunTexts = {
  heading: 'Kom i gang',
  section: 'Lag bildelingen',
  lead: 'Her lages bildelingen, én gang. Koden ble skrevet ut da tjeneren startet.',
  code: 'Kode',
  codeHelp: 'Slik: ABCD-EFGH-JKMN-PQRS',
  name: 'Navnet på bildelingen',
  administratorName: 'Ditt navn',
  email: 'Din e-post',
  emailHelp: 'Du får alle rettigheter, og kan slippe til andre etterpå.',
  submit: 'Lag bildelingen',
  closed: 'Bildelingen er laget allerede.',
  made: 'Bildelingen er laget.',
  mailed: (email: string) => `Vi sender en e-post til ${email} med en lenke der du velger passord.`,
  choosePassword: 'Velg passord',
} as const
