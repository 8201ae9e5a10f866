import { parseArgs } from 'node:util'
import { NAME_MAX_LENGTH } from '@delebil/core-api'
import { checkEmail, checkName, checkTitle } from '@delebil/validation'
import type { NewOrganization } from '../features/new-organizations/create-organization.ts'
import { isKey, KEY_MAX_LENGTH, keyOfName } from '../features/new-organizations/key-of-name.ts'

export const usage = `npm run create -- organization --name <name> --admin <e-mail> [--admin-name <name>] [--key <key>]
Makes an organization, and who runs it, in the database (DATABASE_URL, or the built-in one in DATA_DIR while no server runs).
  --name        what it is called, such as "Nordfjord bildeling"
  --admin       e-mail address of its first administrator, who gets a link to choose a password;
                somebody who has an account already is given the permissions
  --admin-name  what the administrator is called, where there is no such account yet; left out, the address says it
  --key         what it is called in addresses: small letters, digits and hyphens; left out, it is made from the name`

/** What was typed cannot be meant. The message is a sentence for who typed it. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem'
}

const refuse = (sentence: string): never => {
  throw new UsageProblem(`${sentence}\nnpm run create -- --help tells how.`)
}

const text = { type: 'string' } as const

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { name: text, admin: text, 'admin-name': text, key: text, help: { type: 'boolean' } },
    })
  } catch (error) {
    return refuse((error as Error).message)
  }
}

const readName = (typed = ''): string => {
  const name = typed.trim()
  if (name === '') return refuse('--name is missing: what is the organization called?')
  if (name.length > NAME_MAX_LENGTH) return refuse(`--name may have ${NAME_MAX_LENGTH} characters at most.`)
  if (checkTitle(name)) return refuse('--name must be one line, without an address of a page.')
  return name
}

const readEmail = (typed = ''): string => {
  const email = typed.trim()
  if (email === '') return refuse('--admin is missing: what is the e-mail address of the administrator?')
  if (checkEmail(email)) return refuse(`--admin must be an e-mail address; it is "${email.slice(0, 80)}".`)
  return email
}

const readPersonName = (typed: string | undefined, email: string): string => {
  if (typed === undefined) return email.slice(0, email.indexOf('@'))
  const name = typed.trim()
  if (name === '' || name.length > NAME_MAX_LENGTH || checkName(name))
    return refuse(`--admin-name must be the name of a person, with ${NAME_MAX_LENGTH} characters at most.`)
  return name
}

const readKey = (typed: string | undefined, name: string): string => {
  const key = typed?.trim() ?? keyOfName(name)
  if (isKey(key)) return key
  if (typed === undefined) return refuse('--name has no letters that a key can be made from; say which with --key.')
  return refuse(`--key must be small letters, digits and hyphens between them, ${KEY_MAX_LENGTH} at most.`)
}

/** What the command is asked for; throws UsageProblem where it cannot be meant. */
export const readArguments = (args: readonly string[]): NewOrganization | 'help' => {
  const { values, positionals } = parse(args)
  if (values.help) return 'help'
  const [kind, ...rest] = positionals
  if (kind !== 'organization') return refuse('What shall be made? It can be: organization.')
  if (rest[0] !== undefined) return refuse(`"${rest[0]}" belongs to nothing. A name of several words stands in quotes.`)
  const name = readName(values.name)
  const email = readEmail(values.admin)
  return {
    key: readKey(values.key, name),
    name,
    administrator: { name: readPersonName(values['admin-name'], email), email },
  }
}
