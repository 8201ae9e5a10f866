import { isAbsolute, resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const usage = {
  backup: `npm run backup -- --to <file>
Writes all that the database holds at one instant to a file that did not exist, and reads it back; servers go on working.
The database is that of DATABASE_URL, or the built-in one in DATA_DIR.`,
  export: `npm run export -- --organization <key> --to <file>
Writes all that one organization has to a file that did not exist: its tables as csv, and its pictures and documents; servers go on working.
The file is a .tar.gz. The database is that of DATABASE_URL, or the built-in one in DATA_DIR.`,
  close: `npm run close -- --organization <key> --to <file>
Closes an organization that leaves, for good: first all that it has is written to a file that did not exist, as export does. Then nobody gets in,
its people who are in no other are deleted, and of the rest what the law has its books keep stays for five years after this one; a job takes it
then. Stop the servers first. Stopped half-way it is called again, with another file.`,
  restore: `npm run restore -- --from <file> [--replace]
Puts what a backup holds into the database of DATABASE_URL, or the built-in one in DATA_DIR, while no server runs.
  --replace   in the place of an organization that is there; without it such a database is left alone`,
} as const

/** What was typed cannot be meant. The message is a sentence for who typed it. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem'
}

export type Asked = {
  readonly file: string
  readonly mayReplace: boolean
  /** Of an organization, where the command is about one. */
  readonly key: string
}

const options = {
  backup: { to: { type: 'string' }, help: { type: 'boolean' } },
  export: { to: { type: 'string' }, organization: { type: 'string' }, help: { type: 'boolean' } },
  close: { to: { type: 'string' }, organization: { type: 'string' }, help: { type: 'boolean' } },
  restore: { from: { type: 'string' }, replace: { type: 'boolean' }, help: { type: 'boolean' } },
} as const

const parse = (what: keyof typeof usage, args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: options[what] }).values as Record<string, string | boolean | undefined>
  } catch (error) {
    throw new UsageProblem(`${(error as Error).message}\nnpm run ${what} -- --help tells how.`)
  }
}

/** Which file is meant; a name is in the folder that the command was called from. Throws UsageProblem where none can be. */
export const readArguments = (
  what: keyof typeof usage,
  args: readonly string[],
  folder = process.cwd(),
): Asked | 'help' => {
  const values = parse(what, args)
  if (values['help'] === true) return 'help'
  const option = what === 'restore' ? 'from' : 'to'
  const file = values[option]
  if (typeof file !== 'string' || file.trim() === '')
    throw new UsageProblem(`--${option} is missing: which file?\nnpm run ${what} -- --help tells how.`)
  const key = values['organization']
  if ((what === 'export' || what === 'close') && (typeof key !== 'string' || key.trim() === ''))
    throw new UsageProblem(`--organization is missing: the key of which one?\nnpm run ${what} -- --help tells how.`)
  return {
    key: String(key ?? ''),
    file: isAbsolute(file) ? file : resolve(folder, file),
    mayReplace: values['replace'] === true,
  }
}
