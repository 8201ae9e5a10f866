const api = 'apps/api/src/features'
const admin = 'apps/host/src/admin'

/** A name of the admin area written wrong: in which file, what stands there, and the typo. */
export type PlantedTypo = { readonly path: string; readonly right: string; readonly wrong: string }

/** Each of these must not compile. */
export const plantedTypos: readonly PlantedTypo[] = [
  // The server's register, a rule, a table and its index.
  { path: `${api}/admin-shell/server-resources.ts`, right: '  cars: carsResource', wrong: '  carz: carsResource' },
  {
    path: `${api}/admin-shell/server-resources.ts`,
    right: '  models: modelsResource',
    wrong: '  models: carsResource',
  },
  {
    path: `${api}/fleet/resources/assignments/assignments-resource.ts`,
    right: 'sent.start !== undefined',
    wrong: "sent['locationID'] !== undefined",
  },
  {
    path: `${api}/fleet/resources/cars/cars-resource.ts`,
    right: 'before?.active',
    wrong: 'before?.isActive',
  },
  { path: `${api}/fleet/resources/cars/cars-resource.ts`, right: "color: 'blue'", wrong: "color: 'bleu'" },
  { path: `${api}/fleet/resources/cars/cars-store.ts`, right: "location: 'l.name'", wrong: "locaton: 'l.name'" },
  { path: `${api}/people/resources/persons/persons-store.ts`, right: "['email',", wrong: "['emial'," },
  {
    path: `${api}/who-drove/resources/damages/damages-resource.ts`,
    right: "'cars', carId, {",
    wrong: "'carz', carId, {",
  },
  // The site's registers, a form, a view, what is done with many, a panel and its question.
  { path: `${admin}/fleet-map/selected-car.tsx`, right: 'adminPaths.cars', wrong: 'adminPaths.carz' },
  { path: `${admin}/shell/menu.ts`, right: "of('locations'", wrong: "of('location'" },
  { path: `${admin}/cars/cars-screen.ts`, right: "fields: ['carNumber'", wrong: "fields: ['carNumbr'" },
  {
    path: `${admin}/persons/persons-screen.ts`,
    right: 'where: { driversLicenseValid: true }',
    wrong: 'where: { driversLicenceValid: true }',
  },
  { path: `${admin}/memberships/memberships-screen.ts`, right: "{ state: 'PAUSED' }", wrong: "{ state: 'PASUED' }" },
  {
    path: `${admin}/reservations/reservations-screen.ts`,
    right: "action: 'ask-review'",
    wrong: "action: 'ask-reviews'",
  },
  { path: `${admin}/damages/damages-screen.ts`, right: "REPAIRED: 'green'", wrong: "MENDED: 'green'" },
  { path: `${admin}/cars/car-panels.tsx`, right: 'const { modelId, color }', wrong: 'const { modelID, color }' },
  { path: `${admin}/locations/location-panels.tsx`, right: "field: 'locationId'", wrong: "field: 'locationID'" },
  // The contract's own.
  {
    path: 'packages/core-api/src/admin/resources/cars.ts',
    right: "title: ['carNumber'",
    wrong: "title: ['carNumbr'",
  },
]
