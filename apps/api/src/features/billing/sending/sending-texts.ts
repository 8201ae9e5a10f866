/** What is said about sending. */
export const sendingTexts = {
  noAccessPoint: 'Klubben har ikke satt opp EHF.',
  gaveUp: 'E-posttjeneren svarte ikke på tre døgn.',
  gaveUpEhf: 'Aksesspunktet svarte ikke på tre døgn.',
} as const
