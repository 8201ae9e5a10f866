/** Norwegian texts of what a club has switched on. */
export const toggleTexts = {
  heading: 'Brytere',
  name: 'Bryter',
  changed: 'Endret',
  changedBy: 'Endret av',
  history: 'Historikk',
  historyOf: (name: string) => `Historikk for ${name}`,
  none: 'Det er ingen brytere ennå.',
  turned: (name: string, isOn: boolean) => `${name} er ${isOn ? 'på' : 'av'}`,
} as const
