/** Somebody whom the fake knows, with claims in the shape of Vipps. */
export type FakePerson = {
  readonly sub: string
  readonly name: string
  readonly given_name: string
  readonly family_name: string
  readonly email: string
  readonly email_verified: boolean
  /** Without a plus. */
  readonly phone_number: string
  readonly birthdate: string
  /** What the person is good for, on the page where one is chosen. */
  readonly hint: string
}

const person = (
  sub: string,
  [given_name, family_name]: readonly [string, string],
  email: string,
  phone_number: string,
  hint: string,
): FakePerson => ({
  sub,
  name: `${given_name} ${family_name}`,
  given_name,
  family_name,
  email,
  email_verified: true,
  phone_number,
  birthdate: '1990-05-17',
  hint,
})

/** The people of the demo. The first two have a user in the demo's clubs. */
export const fakePeople: readonly FakePerson[] = [
  person(
    'a1b9c0de-0001-4c5f-8a51-4f0000000001',
    ['Ingrid', 'Solheim'],
    'medlem@delebil.test',
    '4790000001',
    'har en bruker med samme e-post og telefon',
  ),
  person(
    'a1b9c0de-0002-4c5f-8a51-4f0000000002',
    ['Jonas', 'Tveit'],
    'jonas.privat@example.test',
    '4790000002',
    'har en bruker med en annen e-post',
  ),
  person(
    'a1b9c0de-0003-4c5f-8a51-4f0000000003',
    ['Nora', 'Nyheim'],
    'nora.nyheim@example.test',
    '4791234503',
    'har ingen bruker',
  ),
  person(
    'a1b9c0de-0004-4c5f-8a51-4f0000000004',
    ['Emil', 'Nyland'],
    'emil.nyland@example.test',
    '4791234504',
    'har ingen bruker',
  ),
]
