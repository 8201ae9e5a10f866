/** Texts of the page of one place. */
export const locationTexts = {
  map: (name: string) => `Kart over ${name}`,
  parking: 'Parkering',
  noParking: 'Klubben har ikke beskrevet parkeringen her.',
  directions: 'Vis vei',
  when: 'Når',
  cars: 'Biler her',
  noCars: 'Ingen biler står her nå',
  noCarsText: 'Se etter biler i nærheten.',
  findNear: 'Finn biler i nærheten',
} as const
