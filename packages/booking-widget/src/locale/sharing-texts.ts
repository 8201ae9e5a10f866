/** Sharing a reservation, what the receiver sees, and popup messages. */
export const sharingTexts = {
  action: 'Del reservasjon',
  actionWord: 'Del',
  dialog: {
    heading: 'Del reservasjonen',
    text: 'Lag en lenke til den du skal kjøre med. Den viser hvor bilen står, når turen er, og om noe blir endret. Navn, notat og pris vises ikke.',
    make: 'Lag lenke',
    makeAnother: 'Lag en ny lenke',
    address: 'Lenke',
    once: 'Ta vare på lenken: Vi kan ikke vise den igjen, bare lage en ny.',
    share: 'Del …',
    copy: 'Kopier lenken',
    copied: 'Lenken er kopiert.',
    copyFailed: 'Vi fikk ikke kopiert. Merk lenken og kopier den selv.',
    shareTitle: 'Delt reservasjon',
    count: (count: number, until: string) =>
      count === 1
        ? `Reservasjonen er delt med én lenke. Den slutter å virke ${until}.`
        : `Reservasjonen er delt med ${count} lenker. De slutter å virke ${until}.`,
    stop: 'Stopp deling',
    stopHeading: 'Stoppe delingen?',
    stopText: 'Lenkene slutter å virke med en gang, også for dem som har fått dem.',
    stopped: 'Delingen er stoppet. Lenkene virker ikke lenger.',
    loading: 'Ser etter lenker …',
    failed: 'Vi fikk ikke sett etter lenker',
  },
  page: {
    heading: 'Delt reservasjon',
    loading: 'Henter reservasjonen …',
    failed: 'Vi fikk ikke hentet reservasjonen',
    carLabel: 'Bilen og turen',
    from: 'Fra',
    to: 'Til',
    ended: 'Avsluttet',
    place: 'Sted',
    directions: 'Vis vei',
    until: (when: string) => `Lenken virker til ${when}. Siden oppdateres av seg selv.`,
    canceled: 'Reservasjonen er avbestilt. Bilen er ikke lenger holdt av.',
    over: 'Turen er over.',
    deadHeading: 'Lenken virker ikke lenger',
    deadText: 'Delingen kan være stoppet, eller turen er over. Spør den du fikk lenken av om en ny.',
  },
  popup: {
    ok: 'Greit',
    of: (at: number, count: number) => `Melding ${at} av ${count}`,
  },
} as const
