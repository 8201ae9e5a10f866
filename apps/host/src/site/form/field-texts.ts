/** What the fields about a person are called, in every form. */
export const fieldTexts = {
  name: 'Fullt navn',
  email: 'E-post',
  phone: 'Telefon',
  password: 'Passord',
  newPassword: 'Nytt passord',
  passwordHelp: 'Minst 8 tegn',
  currentPassword: 'Nåværende passord',
  currentPasswordHelp: 'Trengs når du bytter e-postadresse.',
  nationalId: 'Fødselsnummer',
  surname: 'Etternavn',
} as const
