const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Texts about addresses, walks and city bikes. */
export const placeTexts = {
  heading: 'Hvor?',
  ownNote: 'Finn bilene nærmest deg',
  recentGroup: 'Sist brukt',
  hereGroup: 'Hentesteder i nærheten',
  elsewhereGroup: 'Hentesteder lenger unna',
  carsAt: (cars: number, free: number) =>
    free === 0 ? plural(cars, 'bil', 'biler') : `${plural(cars, 'bil', 'biler')} · ${plural(free, 'ledig', 'ledige')}`,
  showElsewhere: (count: number) => `Vis ${plural(count, 'sted', 'steder')} lenger unna`,
  hits: (count: number) => (count === 0 ? 'Ingen treff' : `${plural(count, 'treff', 'treff')}`),
  addressesGroup: 'Adresser',
  addressesFailed: 'Vi får ikke søkt etter adresser nå',
  addressesOffline: 'Du må være på nett for å søke etter adresser',

  straight: (distance: string) => `${distance} luftlinje`,
  walk: (distance: string) => `${distance} å gå`,
  walkFrom: (distance: string, minutes: number, place: string) =>
    `${distance} å gå fra ${place}, ca. ${plural(minutes, 'minutt', 'minutter')}`,
  straightFrom: (distance: string, place: string) => `${distance} i luftlinje fra ${place}`,

  showBikes: 'Vis bysykler',
  bikesNearby: 'Nærmeste bysykler',
  bikesFailed: 'Vi får ikke hentet bysyklene nå.',
  bikesLoading: 'Henter bysykler …',
  noBikes: 'Ingen bysykler i nærheten.',
  bikes: (count: number) => plural(count, 'sykkel', 'sykler'),
  spaces: (count: number) => plural(count, 'ledig plass', 'ledige plasser'),
  noDropoff: 'Kan ikke levere her nå',
  notLive: 'Tallene er ikke oppdatert',
  station: 'Bysykkelstasjon',
  closeStation: 'Lukk',
} as const
