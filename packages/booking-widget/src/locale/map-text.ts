/** Texts of the map itself. */
export const mapText = {
  show: 'Vis kartet',
  zoomIn: 'Zoom inn',
  zoomOut: 'Zoom ut',
  locate: 'Vis hvor jeg er',
  wake: (label: string) => `${label}. Trykk for å flytte i kartet`,
  walk: '5 min å gå',
  marks: 'Biler på kartet',
  cars: (count: number) => `${count} biler`,
  cluster: (count: number, available: number) => `${count} biler nær hverandre, ${available} ledige. Vis nærmere`,
  from: (price: string) => `fra ${price}`,
  states: { available: 'ledig', partial: 'delvis ledig', unavailable: 'opptatt' },
  more: (count: number) => `${count} til`,
  unavailable: 'Kartet kan ikke vises på denne enheten. Alle bilene står i listen.',
  attributionTiles: '© Kartverket',
  attributionOutline: '© OpenStreetMap',
} as const
