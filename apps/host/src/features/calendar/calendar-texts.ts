/** The person's own calendar, in the profile. */
export const calendarTexts = {
  heading: 'Kalender',
  text: 'Få reservasjonene dine i kalenderen på telefonen eller PC-en. Den holder seg oppdatert, også når du endrer eller avbestiller.',
  since: (day: string) =>
    `Kalenderen har en hemmelig adresse fra ${day}. Adressen viser bilene, stedene og tidene dine.`,
  alarm: 'Påminnelse før turen',
  alarmNames: {
    none: 'Ingen',
    15: '15 minutter før',
    30: '30 minutter før',
    60: '1 time før',
    1440: 'Dagen før',
  },
  alarmSaved: 'Påminnelsen er endret. Kalenderen henter den neste gang den oppdateres.',
  make: 'Lag kalenderadresse',
  makeNew: 'Lag ny adresse',
  makeNewText: 'Den gamle adressen slutter å virke med en gang. Kalendere som bruker den, må få den nye.',
  remove: 'Fjern kalenderen',
  removeText: 'Adressen slutter å virke med en gang, og kalendere som bruker den, får ikke flere oppdateringer.',
  removed: 'Kalenderen er fjernet.',
  address: 'Kalenderadresse',
  once: 'Ta vare på adressen: Vi kan ikke vise den igjen, bare lage en ny. Ikke gi den til andre.',
  copy: 'Kopier adressen',
  copied: 'Adressen er kopiert.',
  copyFailed: 'Vi fikk ikke kopiert. Merk adressen og kopier den selv.',
  add: 'Legg til i kalender',
} as const
