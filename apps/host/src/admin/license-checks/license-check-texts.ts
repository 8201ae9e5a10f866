import type { LicenseCheck } from '@delebil/core-api/admin'

/** Norwegian texts of the desk where licences are checked. */
export const licenseCheckTexts = {
  heading: 'Førerkort å sjekke',
  loading: 'Henter førerkortene',
  failed: 'Fikk ikke hentet førerkortene',
  offline: 'Køen kan ikke hentes uten nett.',
  emptyHeading: 'Ingen førerkort å sjekke',
  empty: 'Når et medlem sender førerkortet sitt, står det her.',
  lead: 'Den som har ventet lengst, står først. Hver gang du ser et førerkort, blir det skrevet i historikken til personen.',
  queue: 'Køen',
  show: (name: string) => `Se på ${name}`,
  since: (when: string) => `Sendt ${when}`,
  pictureOf: (side: string, name: string) => `${side} av førerkortet til ${name}`,
  pictureFailed: 'Fikk ikke hentet bildet',
  again: 'Prøv igjen',
  known: (state: string) => `Førerkortet nå: ${state}`,
  lookups: {
    HIT: 'Registeret fant førerkortet',
    NO_HIT: 'Registeret fant ikke førerkortet',
    UNANSWERED: 'Registeret svarte ikke',
  } satisfies Record<NonNullable<LicenseCheck['lookup']>['result'], string>,
  lookup: (what: string, when: string) => `${what} ${when}`,
  noLookup: 'Har ikke spurt registeret',
  validUntil: 'Gyldig til',
  approve: 'Godkjenn',
  why: 'Hvorfor avvises det?',
  refuse: 'Avvis',
  approved: (name: string) => `Førerkortet til ${name} er godkjent.`,
  refused: (name: string) => `Førerkortet til ${name} er avvist.`,
  sentAnew: (name: string) => `${name} har sendt nye bilder siden du så på dem.`,
  gone: (name: string) => `Førerkortet til ${name} venter ikke lenger.`,
} as const
