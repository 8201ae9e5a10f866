import { apiFeatures } from './api-features.ts'
import { hostFloors } from './host-floors.ts'

/** Folders inside one workspace, and which of their neighbours they may not import. What is not named is free. */
export type Floor = {
  readonly folder: string
  readonly mayNotKnow: readonly string[]
  /** The name of the files that may be known all the same. */
  readonly door?: string
}

const widget = 'packages/booking-widget/src'
const api = 'apps/api/src'
const admin = 'packages/admin-components/src'
const embed = 'apps/partner-embed/src'
const contract = 'packages/core-api/src'

/** A feature meets another only where the screen is put together, in find-car. */
const features = ['search', 'car', 'booking', 'reservation', 'shared']
/** What a reservation is made of, among other things: it knows them, they don't know it or each other. */
const parts = ['message', 'damage', 'waitlist']
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
/** What a partner's page loads first and what the server draws of it, the elements, what frames each, and who is logged in. */
const embedFloors = [['loader', 'drawn'], ['search', 'car', 'login'], ['booking'], ['widget'], ['session'], ['live']]
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
/** An adapter is an outside service: its port, the real one, and a fake. It knows the platform at most. */
const adapters = [
  'access-point',
  'accounting',
  'car-access',
  'license',
  'mail',
  'payment',
  'pictures',
  'places',
  'push',
  'single-sign-on',
  'sms',
]
/** Where the server is put together and filled. */
const above = [`${api}/seed`, `${api}/app`, `${api}/create`, `${api}/backup`]

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
  {
    folder: `${api}/platform`,
    mayNotKnow: [`${api}/features`, `${api}/adapters`, ...above],
  },
  ...adapters.map((adapter) => ({
    folder: `${api}/adapters/${adapter}`,
    mayNotKnow: [
      ...adapters.filter((other) => other !== adapter).map((other) => `${api}/adapters/${other}`),
      `${api}/features`,
      ...above,
    ],
  })),
  ...Object.entries(apiFeatures).map(([feature, known]) => ({
    folder: `${api}/features/${feature}`,
    mayNotKnow: [
      ...Object.keys(apiFeatures)
        .filter((other) => other !== feature && !known.includes(other))
        .map((other) => `${api}/features/${other}`),
      `${api}/adapters`,
      ...above,
    ],
    door: 'port.ts',
  })),
  { folder: `${api}/seed`, mayNotKnow: [`${api}/app`, `${api}/create`, `${api}/backup`] },
  { folder: `${api}/create`, mayNotKnow: [`${api}/app`, `${api}/seed`, `${api}/backup`] },
  { folder: `${api}/backup`, mayNotKnow: [`${api}/app`, `${api}/seed`, `${api}/create`, `${api}/features`] },
]
