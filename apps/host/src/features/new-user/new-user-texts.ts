/** What a person reads who makes a user. */
export const newUserTexts = {
  heading: 'Opprett bruker',
  submit: 'Opprett bruker',
  already: 'Du er allerede logget inn.',
  toLogin: 'Har du bruker? Logg inn',
} as const
