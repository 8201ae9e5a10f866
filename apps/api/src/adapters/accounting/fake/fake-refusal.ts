export type ValidationMessage = { readonly field: string; readonly message: string }

/** What Tripletex refuses with: the status and code of its list, and which fields are wrong. */
export class FakeRefusal extends Error {
  override readonly name = 'FakeRefusal'
  readonly status: number
  readonly code: number
  readonly validationMessages: readonly ValidationMessage[]
  constructor(status: number, code: number, message: string, validationMessages: readonly ValidationMessage[] = []) {
    super(message)
    this.status = status
    this.code = code
    this.validationMessages = validationMessages
  }
}

export const notFound = (what: string) => new FakeRefusal(404, 6000, `Object not found: ${what}`)
export const staleVersion = () => new FakeRefusal(409, 8000, 'RevisionException')
export const taken = (field: string) =>
  new FakeRefusal(409, 7000, 'Object exists', [{ field, message: 'Nummeret er i bruk.' }])
export const locked = () => new FakeRefusal(409, 10_000, 'Locked: the period is closed.')
export const missingParameter = (field: string) =>
  new FakeRefusal(422, 21_000, 'Validering feilet.', [{ field, message: 'Kan ikke være null.' }])
export const invalid = (field: string, message: string) =>
  new FakeRefusal(422, 18_000, 'Validering feilet.', [{ field, message }])
export const unmapped = (field: string, message: string) =>
  new FakeRefusal(422, 16_000, 'Request mapping failed', [{ field, message }])
/** What it says where it does not say why. */
export const unspecific = () => new FakeRefusal(422, 18_000, 'Det oppstod en feil.')
