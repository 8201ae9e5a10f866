import type { Api } from '@delebil/core-api'

const bergen = '{"type":"Point","coordinates":[5.32,60.39]}'

/** A good call of each endpoint that searches: cars, addresses, walks and city bikes. */
export const placeCalls = (api: () => Api, period: { readonly start: string; readonly end: string }) => ({
  searchCars: () => api().searchCars({ query: { ...period, location: bergen } }),
  searchColumns: () => api().searchColumns({ query: { ...period, location: bergen } }),
  getCarCatalogue: () => api().getCarCatalogue({ query: { orgId: 1 } }),
  searchFlexible: () => api().searchFlexible({ query: { ...period, lengthMinutes: 120 } }),
  findAddresses: () => api().findAddresses({ query: { text: 'Strandgaten' } }),
  getStreetDistances: () =>
    api().getStreetDistances({ body: { from: { latitude: 60.39, longitude: 5.32 }, locationIds: [1] } }),
  listBikeStations: () => api().listBikeStations(),
})
