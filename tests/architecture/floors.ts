/** Folders inside one workspace, and which of their neighbours they may not import. What is not named is free. */
export type Floor = { readonly folder: string; readonly mayNotKnow: readonly string[] }

const widget = 'packages/booking-widget/src'
const api = 'apps/api/src'

/** A feature meets another only where the screen is put together, in find-car. */
const features = ['search', 'car', 'booking', 'reservation', 'shared']
/** What a reservation is made of, among other things: it knows them, they don't know it or each other. */
const parts = ['message', 'damage', 'wait-list']
const screens = ['find-car', 'location']
const pieces = ['map', 'car-row', 'panel', 'locale', 'data', 'picture', 'native', 'entity-messages']

export const floors: readonly Floor[] = [
  ...features.map((feature) => ({
    folder: `${widget}/${feature}`,
    mayNotKnow: [...features.filter((other) => other !== feature), ...screens].map((name) => `${widget}/${name}`),
  })),
  ...parts.map((part) => ({
    folder: `${widget}/${part}`,
    mayNotKnow: [...features, ...parts.filter((other) => other !== part), ...screens].map(
      (name) => `${widget}/${name}`,
    ),
  })),
  ...pieces.map((piece) => ({
    folder: `${widget}/${piece}`,
    mayNotKnow: [...features, ...parts, ...screens].map((name) => `${widget}/${name}`),
  })),
  { folder: `${api}/db`, mayNotKnow: [`${api}/stores`, `${api}/features`, `${api}/verbs`, `${api}/http`] },
  { folder: `${api}/stores`, mayNotKnow: [`${api}/features`, `${api}/verbs`, `${api}/http`] },
  { folder: `${api}/features`, mayNotKnow: [`${api}/verbs`, `${api}/http`] },
  { folder: `${api}/verbs`, mayNotKnow: [`${api}/http`] },
]
