/** Norwegian texts of a person's page. */
export const personTexts = {
  reach: 'Kontakt',
  noPhone: 'Telefon mangler',
  license: 'Førerkort',
  approved: 'Gyldig',
  unapproved: 'Ikke godkjent',
  until: (day: string) => `Til og med ${day}`,
  memberships: 'Medlemskap',
  noMembership: 'Ikke med i noe',
} as const
