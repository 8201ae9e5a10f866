/** Texts of a search for a trip that may be slid over a window. */
export const flexibleTexts = {
  toggle: 'Fleksibel tid',
  toggleNote: 'Si hvor lenge og når det kan passe, så finner vi de beste tidene',
  length: 'Hvor lenge?',
  day: 'Dag',
  from: 'Tidligst',
  to: 'Senest ferdig',
  missTitle: 'Ingen biler passer helt',
  missText: 'Ingen bil er ledig så lenge i tidsrommet. Dette er det nærmeste:',
  startAnytime: (times: string, first: string, last: string) => `${times}, kan starte ${first}–${last}`,
  later: (length: string, times: string) => `Slutter ${length} senere: ${times}`,
  earlier: (length: string, times: string) => `Starter ${length} tidligere: ${times}`,
} as const
