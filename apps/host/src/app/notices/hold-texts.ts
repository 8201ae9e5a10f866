/** The news that a car is held, on every page. */
export const holdTexts = {
  title: (until: string) => `Bilen du venter på er ledig! Holdt til ${until}`,
  text: (model: string, place: string) => `${model}, ${place}`,
  see: 'Se og reserver',
} as const
