/** Reporting what is wrong with a car. */
export const damageTexts = {
  DAMAGE: {
    action: 'Meld skade',
    word: 'Skade',
    heading: 'Meld en skade',
    text: 'Meld fra om skader du ser, også slike som var der da du hentet bilen.',
    description: 'Hva er skadet?',
    help: 'Skriv hva som skjedde, og om noen andre var innblandet.',
    send: 'Send skademelding',
    done: 'Takk! Skaden er meldt til klubben.',
  },
  DEVIATION: {
    action: 'Meld avvik',
    heading: 'Meld et avvik',
    text: 'For eksempel en skitten bil, tom tank eller noe som mangler.',
    description: 'Hva er galt?',
    help: 'Skriv det du vil at klubben skal vite.',
    send: 'Send avvik',
    done: 'Takk! Avviket er meldt til klubben.',
  },
  place: 'Hvor på bilen?',
  placePlaceholder: 'Velg sted',
  end: {
    checking: 'Sjekker om turen kan avsluttes …',
    blocked: 'Turen kan ikke avsluttes nå',
    warned: 'Se over bilen først',
    damagedDone: 'Turen er avsluttet, og skaden er meldt. Takk!',
  },
} as const
