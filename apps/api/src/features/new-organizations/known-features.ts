/** What an organization can switch on, by the name that programs ask by. */
export const knownFeatures = [
  {
    name: 'partner-landing',
    title: 'Partnerinnlogging',
    description: 'Medlemmer kan logge inn fra siden til en partner.',
  },
] as const
