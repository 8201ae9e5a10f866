/** Texts of the map itself. */
export const mapText = {
  show: 'Vis kartet',
  zoomIn: 'Zoom inn',
  zoomOut: 'Zoom ut',
  unavailable: 'Kartet kan ikke vises på denne enheten. Alle bilene står i listen.',
  attributionTiles: '© Kartverket',
  attributionOutline: '© OpenStreetMap-bidragsytere',
} as const
