/** Norwegian texts of what records' pages show beside the record. */
export const panelTexts = {
  loading: 'Laster …',
  again: 'Prøv igjen',
  all: 'Vis alle',
} as const
