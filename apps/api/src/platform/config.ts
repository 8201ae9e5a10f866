import { resolve } from 'node:path'
import { findMisspelt } from './misspelt-settings.ts'
import {
  mapArea,
  oneOf,
  onOrOff,
  optionalAddress,
  optionalSecret,
  optionalSite,
  optionalText,
  pathSegment,
  proxyCount,
  type Setting,
  someText,
  textList,
  wholeNumber,
} from './setting.ts'

/** Every setting of the server: name, default (as one would type it) and meaning. The README's table is checked against it. */
export const settings = {
  DATABASE_URL: optionalAddress('postgres:', 'postgresql:')(
    '',
    'PostgreSQL 15 or newer; empty starts the built-in one',
  ),
  DATA_DIR: someText('./.data', 'Folder of the built-in database'),
  HOST: someText('0.0.0.0', 'Address that the server listens on'),
  PORT: wholeNumber(0, 65_535)('3000', 'Port that the server listens on; 0 takes a free one'),
  LOG_LEVEL: oneOf(
    'silent',
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
  )('info', 'The least serious log line written'),
  POOL_SIZE: wholeNumber(1, 500)('16', 'Database connections of one process'),
  SEARCH_MEMORY_INDEX: onOrOff('on', 'Keep bookings in memory for searches, beside the cars'),
  TRUST_PROXY: proxyCount(
    'off',
    'Believe X-Forwarded-For, only behind proxies of your own: on for one, else how many; needs PUBLIC_URL',
  ),
  METRICS_TOKEN: optionalSecret('', 'Bearer token that opens /metrics; empty closes it'),
  RATE_LIMIT: onOrOff('on', 'Refuse callers that ask too often'),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000)('6000', 'Calls a minute from one address or person'),
  LOGIN_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000)('300', 'Log-in calls a minute from one address'),
  MAIL_LIMIT_PER_HOUR: wholeNumber(1, 1_000_000)('60', 'Calls an hour from one address that may send a mail'),
  SESSION_DAYS: wholeNumber(1, 365)('90', 'Days until a log-in ends for good'),
  SESSION_IDLE_DAYS: wholeNumber(1, 365)('30', 'Days without use until a log-in ends'),
  CAR_ACCESS_URL: optionalAddress('http:', 'https:')(
    '',
    'Service that opens cars; empty opens none, in the demo a fake',
  ),
  CAR_ACCESS_TOKEN: optionalSecret('', 'Bearer token that the service that opens cars asks for; empty sends none'),
  PUBLIC_URL: optionalSite(
    '',
    'Address of the site in mails and for single sign-on; empty uses the one it is called by',
  ),
  SMTP_URL: optionalAddress('smtp:', 'smtps:')('', 'Mail server; empty sends nothing, in the demo to a fake'),
  MAIL_FROM: someText('Delebil <ikke-svar@delebil.test>', 'Sender of mails'),
  LICENSE_URL: optionalAddress('http:', 'https:')(
    '',
    'Register of driver licences; empty verifies nobody, in the demo by a fake',
  ),
  LICENSE_TOKEN: optionalText('', 'Access token of the register of driver licences'),
  ACCESS_POINT_URL: optionalAddress('http:', 'https:')(
    '',
    'Access point that sends EHF; empty sends none, in the demo to a fake',
  ),
  ACCESS_POINT_TOKEN: optionalText('', 'Access token of the access point'),
  TRIPLETEX_URL: optionalAddress('http:', 'https:')(
    '',
    'Tripletex, version 2 of its interface; empty connects no club, in the demo to a fake',
  ),
  TRIPLETEX_CONSUMER_TOKEN: optionalText('', 'Token that Tripletex gave this site'),
  SECRETS_KEY: optionalSecret('', 'Key that keeps the secrets of clubs at rest; lost, they must be typed in again'),
  SMS_URL: optionalAddress('http:', 'https:')(
    '',
    "Gateway of SMS, with Sveve's interface; empty sends none, in the demo to a fake",
  ),
  SMS_USER: optionalText('', 'User name at the gateway of SMS'),
  SMS_PASSWORD: optionalText('', 'Password at the gateway of SMS'),
  SMS_WEBHOOK_SECRET: optionalSecret('', 'Part of the address that the gateway of SMS calls: /api/sms/{secret}'),
  SSO_ISSUER: optionalAddress('http:', 'https:')(
    '',
    'OpenID provider for single sign-on; empty has none, in the demo a fake',
  ),
  SSO_CLIENT_ID: optionalText('', 'What the OpenID provider calls this site'),
  SSO_CLIENT_SECRET: optionalText('', 'Secret that the OpenID provider gave this site'),
  SSO_NAME: pathSegment('vipps', 'The provider in addresses, such as /oauth/vipps/link'),
  SSO_TITLE: someText('Vipps', 'The provider on buttons'),
  SSO_SCOPES: someText('openid name phoneNumber email', 'What the provider is asked to tell'),
  LOCAL_IDENTITY_PROVIDERS: onOrOff(
    'off',
    'Let an organization name an OpenID provider on this machine for its staff: for tests',
  ),
  TRACES_URL: optionalAddress('http:', 'https:')(
    '',
    'Where OpenTelemetry traces go, OTLP over HTTP: https://collector/v1/traces; empty makes none',
  ),
  TRACES_PERCENT: wholeNumber(1, 100)('100', 'Traces that are kept, of a hundred that begin here'),
  PAYMENT_URL: optionalAddress('http:', 'https:')(
    '',
    'Service that members pay with, by the ePayment interface; empty has none, in the demo a fake',
  ),
  PAYMENT_CLIENT_ID: optionalText('', 'What the payment service calls this site'),
  PAYMENT_CLIENT_SECRET: optionalText('', 'Secret that the payment service gave this site'),
  PAYMENT_SUBSCRIPTION_KEY: optionalText('', 'Subscription key of the payment service'),
  PAYMENT_MERCHANT_NUMBER: optionalText('', 'Merchant serial number at the payment service'),
  PAYMENT_WEBHOOK_SECRET: optionalText('', 'Secret that the payment service signs webhooks with'),
  PUSH_HOSTS: someText(
    'fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com',
    'Push services that browsers may name, with all below them',
  ),
  ENTUR_CLIENT_NAME: pathSegment('delebil-medlem', 'What this site calls itself to Entur: company-application'),
  GEOCODER_URL: optionalAddress('http:', 'https:')(
    '',
    "Entur's geocoder, version 1; empty finds no addresses, in the demo a fake's",
  ),
  GEOCODER_COUNTIES: textList(
    'KVE:TopographicPlace:46,KVE:TopographicPlace:50',
    'Counties in which addresses are found',
  ),
  JOURNEY_PLANNER_URL: optionalAddress('http:', 'https:')(
    '',
    "Entur's journey planner, version 3; empty measures straight lines and has no city bikes, in the demo a fake's",
  ),
  BIKE_NETWORK: optionalText('bergenbysykkel', 'The one network of city bikes that is shown'),
  BIKE_AREA: mapArea('60.28,5.2,60.5,5.45', 'Where city bikes are shown: south,west,north,east'),
  PLACES_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000)(
    '120',
    'Calls a minute from one address or person that may ask a map service',
  ),
  MAP_STYLE_URL: optionalAddress('http:', 'https:')('', 'Style of the base map; empty uses Kartverket'),
  DATA_DURABLE: onOrOff(
    'on',
    'Let each change wait for the disk; off only for a built-in database that is thrown away',
  ),
  DEMO_DATA: onOrOff('on', 'Fill an empty built-in database with the demo clubs'),
  DEMO_BOOKS: onOrOff(
    'on',
    'Let the first of the demo clubs have its invoices in Tripletex, with a month that does not all come through',
  ),
} as const

type SettingName = keyof typeof settings
type ValueOf<Name extends SettingName> = (typeof settings)[Name] extends Setting<infer Value> ? Value : never

/** The settings as the operator gave them, read and checked. DATA_DIR is an absolute path. */
export type Config = { readonly [Name in SettingName]: ValueOf<Name> }

/** The operator gave settings that the server cannot start with. One clear sentence per line. */
export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem'
}

/** Reads every setting; throws ConfigProblem that names all bad ones. The only reader of the environment. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>> = process.env): Config => {
  const problems: string[] = []
  const entries = Object.entries(settings).map(([name, setting]: [string, Setting<unknown>]) => {
    const text = environment[name]?.trim() || setting.default
    try {
      return [name, setting.read(text)]
    } catch (error) {
      problems.push(`${name} must be ${(error as Error).message}; it is "${text}".`)
      return [name, undefined]
    }
  })
  for (const { given, meant } of findMisspelt(Object.keys(environment), Object.keys(settings))) {
    problems.push(`${given} is no setting; mente du ${meant}?`)
  }
  const given = Object.fromEntries(entries) as Partial<Config>
  if (given.DATA_DURABLE === false && given.DATABASE_URL) {
    problems.push('DATA_DURABLE may be off only for the built-in database; DATABASE_URL names another.')
  }
  if (given.TRUST_PROXY && !given.PUBLIC_URL) {
    problems.push('TRUST_PROXY needs PUBLIC_URL: callers would choose the address that this site calls itself.')
  }
  if (problems.length > 0) throw new ConfigProblem(problems.join('\n'))
  const config = Object.fromEntries(entries) as Config
  return { ...config, DATA_DIR: resolve(config.DATA_DIR) }
}

/** Where the tests find a PostgreSQL, if not in the built-in one. No setting of the server. */
export const readTestDatabaseUrl = (): string | undefined => process.env.TEST_DATABASE_URL || undefined
