/** What the site says about changes that wait for the network, and about new versions of itself. */
export const noticeTexts = {
  waiting: {
    title: (count: number) => `Venter på nett (${count})`,
    refusedTitle: (count: number) =>
      count === 1 ? 'En endring ble ikke lagret' : `${count} endringer ble ikke lagret`,
    help: 'Endringene er lagret på denne enheten. Vi sender dem når du er på nett igjen.',
    show: 'Vis endringene',
    hide: 'Skjul endringene',
    list: 'Endringer som venter',
    names: {
      updateReservationNote: 'Notat på en reservasjon',
      updateDrivers: 'Sjåfører på en reservasjon',
      setDefaultMembership: 'Standard medlemskap',
      updateMembership: 'Innstillinger for et medlemskap',
      reportCarLogIn: 'Innlogging i bilen',
    },
    emptyNote: 'Notatet tømmes',
    drivers: (count: number) => (count === 1 ? '1 sjåfør' : `${count} sjåfører`),
    remove: 'Fjern',
    retry: 'Prøv igjen',
    open: 'Se reservasjonen',
    openMembership: 'Se medlemskapet',
  },
  terms: {
    title: (organization: string) => `${organization} har nye vilkår`,
    text: (version: string, membership: string) =>
      `Versjon ${version} gjelder nå for ${membership}. Les den, og godta.`,
    read: 'Les vilkårene',
    accept: 'Godta',
  },
  update: {
    title: 'Ny versjon er klar',
    text: 'Siden lastes på nytt når du oppdaterer.',
    now: 'Oppdater nå',
    later: 'Senere',
    unsavedHeading: 'Oppdatere nå?',
    unsavedText: 'Du har skrevet noe som ikke er lagret. Det blir borte når siden lastes på nytt.',
    stay: 'Vent',
  },
} as const
