/** Norwegian texts of what records' pages show beside the record. */
export const panelTexts = {
  loading: 'Laster …',
  all: 'Vis alle',
} as const
