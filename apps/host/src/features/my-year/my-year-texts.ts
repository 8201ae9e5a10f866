/** What a person reads about their year of shared cars. */
export const myYearTexts = {
  intro: 'Hva du har kjørt, hva det kostet, og hva en egen bil ville kostet de samme dagene.',
  year: 'År',
  yearOption: (year: number) => `${year}`,
  download: 'Last ned (CSV)',
  print: 'Skriv ut',
  fileName: (year: number) => `mitt-bilar-${year}.csv`,

  so: (year: number) => `så langt i ${year}`,
  whole: (year: number) => `i ${year}`,
  saved: (amount: string, when: string) => `Du har spart ${amount} ${when}`,
  dearer: (amount: string, when: string) => `Turene kostet ${amount} mer enn egen bil ${when}`,
  same: (when: string) => `Turene kostet det samme som egen bil ${when}`,
  mine: 'Turene dine',
  owning: 'Egen bil',
  estimate: 'anslag',

  figures: 'Året i tall',
  trips: 'Turer',
  kilometers: 'Kilometer',
  hours: 'Timer',
  cost: 'Kostnad',
  co2: 'CO₂',
  ofPetrol: (amount: string) => `${amount} med bensinbil`,

  months: 'Måned for måned',
  show: 'Vis',
  table: 'Alle måneder som tabell',
  month: 'Måned',
  sum: 'Sum',

  how: 'Slik beregner vi',
  rules: [
    'Turene er dem du selv har reservert og som er avsluttet, i alle klubbene dine. En tur hører til måneden den startet i.',
    'Kostnaden er det turene ble fakturert for, med merverdiavgift. Avbestillingsgebyr og medlemsavgift er ikke med.',
  ],
  owningRule: (fixed: string, perKm: string) =>
    `Egen bil er en elbil til 400 000 kroner: ${fixed} i året og ${perKm} per kilometer. Det gir OFVs tall for 10 000 og 15 000 km i året, og omfatter verditap, renter, forsikring, service og strøm. Prisene er fra 2020 og ikke justert opp, så sammenligningen er forsiktig. Av et år som ikke er over, teller bare dagene som er gått.`,
  co2Rule: (petrol: string, diesel: string, hybrid: string, electric: string) =>
    `CO₂ er kilometer ganger forbruk ganger utslippsfaktor. Forbruket per 100 km er vårt anslag: bensin ${petrol} liter, diesel ${diesel} liter, hybrid ${hybrid} liter bensin, elbil ${electric} kWh med ladetap. Produksjon av bilen er ikke med.`,
  factorRule: (petrol: string, diesel: string, electricity: string) =>
    `En liter bensin gir ${petrol} CO₂, en liter diesel ${diesel} og en kilowattime strøm brukt i Norge ${electricity}.`,
  sources: 'Kilder',

  none: (year: number) => `Ingen turer i ${year}`,
  noneText: 'Når du har kjørt og avsluttet en tur, finner du den her.',
  findCar: 'Finn en bil',
  couldNotLoad: 'Kunne ikke hente bilåret',
} as const
