/** What the pages of troubleshooting say. */
export const debugTexts = {
  heading: 'Feilsøking',
  text: 'Tilgangene dine står nederst på denne siden. Slå på for å se dem over hver side. Gjelder bare på denne enheten.',
  toggle: 'Vis tilganger',
  overlay: 'Tilganger',
  anonymous: 'Ikke logget inn',
  none: 'Ingen tilganger',
} as const
