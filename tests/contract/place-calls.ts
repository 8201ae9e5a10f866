import type { Api } from '@delebil/core-api'

/** A good call of each endpoint about addresses, walks, city bikes and times that may be slid. */
export const placeCalls = (api: () => Api, period: { readonly start: string; readonly end: string }) => ({
  searchFlexible: () => api().searchFlexible({ query: { ...period, lengthMinutes: 120 } }),
  findAddresses: () => api().findAddresses({ query: { text: 'Strandgaten' } }),
  getStreetDistances: () =>
    api().getStreetDistances({ body: { from: { latitude: 60.39, longitude: 5.32 }, locationIds: [1] } }),
  listBikeStations: () => api().listBikeStations(),
})
