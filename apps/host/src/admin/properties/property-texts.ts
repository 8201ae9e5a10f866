/** Norwegian texts of what members filter cars by. */
export const propertyTexts = {
  groups: 'Filtergrupper',
  properties: 'Filteregenskaper',
  sharedText: 'De felles er like for alle organisasjoner. Egne vises for medlemmene når en bil har en egenskap i dem.',
  onCarText: 'Hvilke biler som har den, velges på bilen under «Utstyr».',
} as const
