/** What is asked before something would be lost. */
export const leaveTexts = {
  unsaved: {
    heading: 'Forlate siden?',
    text: 'Du har endringer som ikke er lagret.',
    leave: 'Forlat siden',
    stay: 'Bli her',
  },
  waiting: {
    heading: 'Logge ut og miste endringer?',
    text: (count: number) =>
      count === 1
        ? 'Én endring er ikke sendt ennå. Logger du ut nå, blir den borte.'
        : `${count} endringer er ikke sendt ennå. Logger du ut nå, blir de borte.`,
    confirm: 'Logg ut likevel',
    stay: 'Bli',
  },
} as const
