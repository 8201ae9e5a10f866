/** Why a membership was left out of a run, where no person and no rule says so. */
export const runTexts = {
  byHand: 'Satt til side.',
  failed: 'Noe gikk galt med denne. Feilen er meldt.',
  changed: 'Linjene ble endret etter at kjøringen ble godkjent.',
  held: 'Alle linjene venter på svar.',
  nothing: 'Det er ingenting å fakturere lenger.',
} as const
