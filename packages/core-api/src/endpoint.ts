import type { ProblemCode } from '@delebil/validation/text'
import type { GenericSchema } from 'valibot'

/** Permission areas of the spec, section 6; each exists as `_READ` and `_WRITE`. */
export const permissionAreas = [
  'MEMBERSHIP',
  'RESERVATION',
  'BILLING',
  'LIMITED_BILLING',
  'FLEET_MANAGEMENT',
  'ADMIN_SETTINGS',
  'FEATURE_TOGGLE',
  'HELP',
  'MESSAGE',
] as const
export type PermissionArea = (typeof permissionAreas)[number]
export type Permission = `${PermissionArea}_${'READ' | 'WRITE'}`
export const permissions: readonly Permission[] = permissionAreas.flatMap((area): Permission[] => [
  `${area}_READ`,
  `${area}_WRITE`,
])

/** Staff who hold one of the permissions in the organisation of the call. One that stands in `beside` opens it only beside one of those said there. */
export interface StaffAccess {
  readonly anyOf: readonly [Permission, ...Permission[]]
  readonly beside?: Readonly<Partial<Record<Permission, readonly Permission[]>>>
}
/** Who may call: anyone, a person with a session, or staff. */
export type Access = 'public' | 'session' | StaffAccess

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS'

/** Method and path, with parameters in braces: `GET /api/reservations/{id}`. The only place where it is written. */
type Route = `${Method} /${string}`

/** What an endpoint is, beyond its route. */
interface Declaration {
  readonly summary: string
  readonly description?: string
  readonly tag: string
  readonly access: Access
  /** Partner sites may make the call: with a session that a partner began, and from the partner's own pages. Default: they may not. */
  readonly partner?: true
  /** A session that the provider of an organisation's staff began may make the call, which is else a person's own business. Default: it may not. */
  readonly staffSession?: true
  /** A call of staff that cannot be undone: whoever has a second step proves it again if that was a while ago. */
  readonly secondStep?: 'recent'
  readonly params?: GenericSchema
  readonly query?: GenericSchema
  readonly body?: GenericSchema
  /** How the body travels. Default `json`; the server takes JSON for the others too. A `file` is multipart with one file. */
  readonly bodyType?: 'json' | 'form' | 'file'
  /** For a `file`: the most bytes it may have, and what a larger one is refused with. */
  readonly upload?: {
    readonly maxBytes: number
    readonly tooLarge: ProblemCode
    /** It may be larger than what the server holds in memory for everybody. */
    readonly isKeptOnDisk?: true
  }
  /** Absent: the answer is 204 without a body. */
  readonly response?: GenericSchema
  /** The media type of an answer that is no JSON; `response` is then a `Blob`. */
  readonly media?: string
  /** Default 200, or 204 without `response`. */
  readonly status?: 200 | 201 | 204
  readonly responseHeaders?: Readonly<Record<string, string>>
  /** What this call can refuse beyond what all of its kind can, see `problemsOf`. Default: nothing. */
  readonly problems?: readonly ProblemCode[]
  /** The answer carries `x-total-elements` and `x-total-pages`. */
  readonly paged?: 'page' | 'cursor'
  /** The call takes an `Idempotency-Key`: same key and body, same answer. */
  readonly idempotent?: true
  /**
   * It is about what the owner of an organization's invoices owns: where that is another system, the server refuses it with
   * `accounting.other-side`. Of a bulk change only those actions.
   */
  readonly ofInvoiceOwner?: true | readonly string[]
  /** Whoever makes the call waits for as long as it takes: work on a file is not done in 15 seconds. */
  readonly isPatient?: true
  /** Seconds that a cache may keep the answer. */
  readonly cacheSeconds?: number
  /** The answer is a `text/event-stream` of `response` values. */
  readonly stream?: true
}

export interface Endpoint extends Declaration {
  readonly method: Method
  readonly path: `/${string}`
}

/**
 * Declares an endpoint, keeping the literal types that client and server derive from.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const D extends Declaration>(
  route: Route,
  declaration: D,
): D & Pick<Endpoint, 'method' | 'path'> {
  const [method, path] = route.split(' ') as [Method, `/${string}`]
  return { ...declaration, method, path }
}

/** What any call can be refused with. */
export const commonProblems = [
  'request.invalid',
  'request.too-large',
  'request.unsupported-type',
  'request.too-many',
  'server.busy',
  'server.error',
] as const satisfies readonly ProblemCode[]

export const idempotencyProblems = [
  'idempotency.mismatch',
  'idempotency.in-flight',
] as const satisfies readonly ProblemCode[]

export const invoiceOwnerProblems = ['accounting.other-side'] as const satisfies readonly ProblemCode[]

/** What any call of staff can be refused with: whoever works for several organisations must say which. */
export const staffProblems = ['organization.required'] as const satisfies readonly ProblemCode[]

/** Every code that `declaration` can answer with. */
export function problemsOf(declaration: Endpoint): readonly ProblemCode[] {
  return [
    ...commonProblems,
    ...(declaration.access === 'public' ? [] : (['session.missing'] as const)),
    ...(declaration.access === 'public' || declaration.partner ? [] : (['permission.missing'] as const)),
    ...(declaration.access === 'session' && !declaration.staffSession ? (['session.staff-only'] as const) : []),
    ...(declaration.idempotent ? idempotencyProblems : []),
    ...(declaration.problems ?? []),
    ...(declaration.ofInvoiceOwner ? invoiceOwnerProblems : []),
    ...(typeof declaration.access === 'object' ? staffProblems : []),
  ]
}
