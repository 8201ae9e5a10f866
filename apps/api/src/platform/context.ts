import type { CarAccess } from '../adapters/car-access/car-access.ts'
import type { LicenseRegister } from '../adapters/license/license-register.ts'
import type { PaymentProvider } from '../adapters/payment/payment-provider.ts'
import type { Pictures } from '../adapters/pictures/pictures.ts'
import type { Places } from '../adapters/places/places.ts'
import type { IdentityProvider } from '../adapters/single-sign-on/identity-provider.ts'
import type { SearchIndex } from '../features/search/memory/start-search-index.ts'
import type { Config } from './config.ts'
import type { Database } from './db/pool.ts'
import type { Jobs } from './jobs/jobs.ts'

export type LogLevel = 'info' | 'warn' | 'error'

/** What verbs may reach, made once at start. */
export interface Context {
  readonly config: Config
  readonly database: Database
  /** Left out where no car can be reached over the net. */
  readonly carAccess?: CarAccess | undefined
  readonly licenseRegister: LicenseRegister
  readonly pictures: Pictures
  /** Addresses, walks and city bikes, as far as they are set up. */
  readonly places: Places
  /** Left out where there is none. */
  readonly signOn?: IdentityProvider | undefined
  /** Left out where one cannot pay here. */
  readonly payments?: PaymentProvider | undefined
  /** Work that is done after the answer: mail, notifications. */
  readonly jobs: Jobs
  /** Left out where SEARCH_MEMORY_INDEX is off: searches then ask the database. */
  readonly searchIndex?: SearchIndex | undefined
  /** One structured log line; never with a token in it. */
  readonly log: (level: LogLevel, message: string, fields?: Readonly<Record<string, unknown>>) => void
}
