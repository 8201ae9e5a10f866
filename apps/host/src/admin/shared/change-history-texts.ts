/** What stands over who changed what of a page of settings. */
export const changeHistoryTexts = {
  history: 'Historikk',
  empty: 'Ingen har endret noe ennå.',
  when: 'Når',
  who: 'Hvem',
  what: 'Hva',
  why: 'Hvorfor?',
} as const
