/** Texts of a reservation on the way: how it stands, how long there is left, and where to. */
export const tripTexts = {
  offline: 'Uten nett',
  ready: 'Klar til start',
  readyLocked: 'Klar. Bilen er låst.',
  late: (at: string) => `Skulle vært levert ${at}`,
  over: 'Turen er over',
  calledOff: 'Reservasjonen gjelder ikke lenger',

  startsIn: (time: string) => `Starter om ${time}`,
  left: 'igjen av turen',
  leftSentence: (time: string) => `${time} igjen av turen.`,
  past: 'over tiden',
  pastSentence: (time: string) => `${time} over tiden.`,
  deliverBy: (time: string) => `Lever innen ${time}`,
  shouldHave: (time: string) => `Skulle vært levert ${time}`,
  lookFirst: 'Gå rundt bilen og se etter skader først.',

  figures: 'Turen så langt',
  driven: 'Kjørt',
  charge: 'Batteri',
  fuel: 'Tank',
  percent: (percent: number) => `${percent}\u00a0%`,
  range: (kilometers: number) => `ca. ${kilometers}\u00a0km`,

  deliverHere: 'Lever her',
  carHere: 'Her står bilen',
  next: 'Neste',
  state: 'Status',
  invoices: 'Mine fakturaer',
  booker: 'Har reservert bilen',
} as const
