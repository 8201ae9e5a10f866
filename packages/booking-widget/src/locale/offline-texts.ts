/** What the widget says while there is no network. */
export const offlineTexts = {
  updatedAt: (when: string) => `Sist oppdatert ${when}`,
  saved: 'Lagret på enheten. Sendes når du er på nett igjen.',
  waiting: 'Venter på nett',
  notYet: 'Ikke hentet ennå',
  later: 'Vi henter dette når du er på nett igjen.',
  cannotWait: 'Du må være på nett for å låse opp, starte, forlenge, bytte bil, avbestille eller avslutte.',
  canWait: 'Notat og sjåfører kan du endre nå. Vi sender endringen når du er på nett igjen.',
}
