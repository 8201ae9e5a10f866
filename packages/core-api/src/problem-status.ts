import { type ProblemCode, problemText } from '@delebil/validation/text'

const statusByGroup: Readonly<Record<string, number>> = {
  field: 400,
  period: 400,
  idempotency: 409,
  reservation: 409,
  'wait-list': 409,
  membership: 409,
  invitation: 409,
  account: 409,
  picture: 400,
  odometer: 400,
  'single-sign-on': 409,
  partner: 409,
  'car-access': 502,
  payment: 409,
  network: 0,
  organization: 400,
  record: 409,
  bulk: 409,
  message: 409,
  damage: 409,
  'saved-view': 409,
  location: 409,
  car: 409,
  model: 409,
  'member-card': 409,
  product: 409,
  person: 409,
  assignment: 409,
  fixture: 409,
  situation: 409,
  conflict: 409,
  popup: 409,
  'fuel-card': 409,
  'night-desk': 409,
  setting: 409,
}

const statusByCode: Partial<Record<ProblemCode, number>> = {
  'request.invalid': 400,
  'request.too-large': 413,
  'request.unsupported-type': 415,
  'request.too-many': 429,
  'request.timeout': 408,
  'session.missing': 401,
  'login.failed': 401,
  'login.locked': 429,
  'permission.missing': 403,
  'membership.may-not-book': 403,
  'membership.not-owner': 403,
  'invitation.unknown': 404,
  'invitation.other-person': 403,
  'resource.unknown': 404,
  'single-sign-on.unanswered': 503,
  'partner.refused': 400,
  'partner.expired': 400,
  'account.email-unconfirmed': 403,
  'license.unchecked': 403,
  'license.expired': 403,
  'license.surname-differs': 400,
  'license.unanswered': 504,
  'license.too-many': 429,
  'license.not-waiting': 409,
  'license.already-checked': 409,
  'license.date-past': 400,
  'situation.one-target': 400,
  'product.vat-in-past': 400,
  'picture.too-large': 413,
  'picture.too-many': 409,
  'idempotency.mismatch': 422,
  'places.unanswered': 503,
  'car-access.silent': 504,
  'payment.unanswered': 503,
  'payment.signature': 401,
  'server.busy': 503,
  'server.error': 500,
}

/** The HTTP status that a problem code answers with. */
export function problemStatus(code: ProblemCode): number {
  const status = statusByCode[code] ?? statusByGroup[code.slice(0, code.indexOf('.'))]
  if (status === undefined) throw new Error(`No status for problem "${code}". Give it one in problem-status.ts.`)
  return status
}

/** All codes, for documents and tests. */
export const problemCodes = Object.keys(problemText) as readonly ProblemCode[]
