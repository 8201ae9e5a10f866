/** Norwegian texts of partners. */
export const partnerTexts = {
  heading: 'Partnere',
  originsText: 'Én adresse på hver linje. Bare disse sidene får vise bilene våre.',
  keysText:
    'Lim inn de offentlige nøklene som JWKS. To nøkler samtidig er et bytte; den som tas bort, slutter å gjelde med en gang. Uten nøkler virker søket, men ikke innlogging.',
  snippet: 'Slik settes det inn',
  snippetText:
    'Dette er alt partneren trenger på siden sin. Resten av det den kan gjøre, står i veiledningen for partnere.',
  copy: 'Kopier',
  copied: 'Kopiert',
  notCopied: 'Kopier teksten for hånd',
} as const
