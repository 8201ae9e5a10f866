import { hostFloors } from './host-floors.ts'

/** Folders inside one workspace, and which of their neighbours they may not import. What is not named is free. */
export type Floor = { readonly folder: string; readonly mayNotKnow: readonly string[] }

const widget = 'packages/booking-widget/src'
const api = 'apps/api/src'
const admin = 'packages/admin-components/src'
const embed = 'apps/partner-embed/src'
const contract = 'packages/core-api/src'

/** A feature meets another only where the screen is put together, in find-car. */
const features = ['search', 'car', 'booking', 'reservation', 'shared']
/** What a reservation is made of, among other things: it knows them, they don't know it or each other. */
const parts = ['message', 'damage', 'wait-list']
const screens = ['find-car', 'location']
const pieces = ['map', 'car-row', 'panel', 'locale', 'data', 'picture', 'native', 'entity-messages']

/** From the top down: a list opens records, runs bulk actions and keeps views; none of these knows a list. */
const adminFloors = [
  ['list'],
  ['bulk', 'record', 'views'],
  ['action', 'panel'],
  ['command', 'live', 'timeline'],
  ['field', 'file', 'toast'],
  ['screen'],
]
/** What a partner's page loads first, the elements, what frames each, and who is logged in. */
const embedFloors = [['loader'], ['search', 'car', 'login'], ['booking'], ['widget'], ['session'], ['live']]
/** The client is made of the endpoints; these are made of the entities. */
const contractFloors = [['admin'], ['client', 'native'], ['endpoints'], ['entities']]

/** A folder knows the floors below its own: neither those above, nor its neighbours. */
const storeys = (home: string, levels: readonly (readonly string[])[]): readonly Floor[] =>
  levels
    .flatMap((level, at) =>
      level.map((name) => ({
        folder: `${home}/${name}`,
        mayNotKnow: levels
          .slice(0, at + 1)
          .flat()
          .filter((other) => other !== name)
          .map((other) => `${home}/${other}`),
      })),
    )
    .filter(({ mayNotKnow }) => mayNotKnow.length > 0)

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
  ...storeys(admin, adminFloors),
  ...storeys(embed, embedFloors),
  ...storeys(contract, contractFloors),
  ...hostFloors,
  { folder: `${api}/adapters`, mayNotKnow: [`${api}/features`, `${api}/seed`, `${api}/app`] },
  { folder: `${api}/features`, mayNotKnow: [`${api}/seed`, `${api}/app`] },
  { folder: `${api}/seed`, mayNotKnow: [`${api}/app`] },
]
