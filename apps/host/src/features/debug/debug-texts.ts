/** What the pages of troubleshooting say. */
export const debugTexts = {
  heading: 'Feilsøking',
  text: 'Viser hvilke tilganger du har, over hver side. Gjelder bare på denne enheten.',
  toggle: 'Vis tilganger',
  overlay: 'Tilganger',
  anonymous: 'Ikke logget inn',
  none: 'Ingen tilganger',
} as const
