/** Asking whoever drove for what the odometer showed. */
export const odometerTexts = {
  heading: 'Kilometerstand mangler',
  text: 'Bilen fortalte ikke hvor langt turen var. Prisen for kilometerne kommer når du har ført det som mangler.',
  start: 'Kilometerstand ved start',
  end: 'Kilometerstand ved slutt',
  help: 'Hele kilometer, slik det står på dashbordet.',
  startHelp: 'Det som sto da du begynte å kjøre. Husker du det ikke, si fra til klubben i en melding.',
  picture: 'Legg ved bilde av dashbordet',
  send: 'Før kilometerstand',
  done: (kilometers: number) => `Takk! Turen er ført med ${kilometers} km.`,
} as const
