import { loadModule, parseSync } from 'libpg-query'

await loadModule()

/** Those before were applied before two releases had to work side by side. */
export const FIRST_CHECKED = '0151'

export interface MigrationFile {
  readonly name: string
  readonly sql: string
}
type Parts = Readonly<Record<string, unknown>>
interface Statement {
  readonly stmt: Readonly<Record<string, Parts>>
}
interface Command {
  readonly subtype: string
  readonly name?: string
  readonly def?: {
    readonly ColumnDef?: {
      readonly colname: string
      readonly constraints?: readonly { Constraint: { contype: string } }[]
    }
  }
}

const reason = /^-- contract: \S.{20,}$/m

/** What the release before would stumble over. */
const takingAway: Readonly<Record<string, string>> = {
  AT_DropColumn: 'drops the column',
  AT_AlterColumnType: 'changes the type of',
  AT_SetNotNull: 'demands a value of',
}

const wrongInColumn = (table: string, { def }: Command): string[] => {
  const { colname = '', constraints = [] } = def?.ColumnDef ?? {}
  const kinds = constraints.map(({ Constraint: { contype } }) => contype)
  const isFilled = kinds.some((kind) => ['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED'].includes(kind))
  return kinds.includes('CONSTR_NOTNULL') && !isFilled
    ? [`adds ${table}.${colname}, which must have a value and has no default`]
    : []
}

const wrongInTable = ({ relation, cmds, objtype }: Parts): string[] => {
  const { relname } = relation as { relname: string }
  if (objtype !== 'OBJECT_TABLE') return []
  return (cmds as { AlterTableCmd: Command }[]).flatMap(({ AlterTableCmd: command }) => {
    if (command.subtype === 'AT_AddColumn') return wrongInColumn(relname, command)
    const what = takingAway[command.subtype]
    return what ? [`${what} ${relname}.${command.name}`] : []
  })
}

const dropped = ['OBJECT_TABLE', 'OBJECT_VIEW', 'OBJECT_TYPE', 'OBJECT_FUNCTION', 'OBJECT_SEQUENCE']

const wrongIn = ({ stmt }: Statement): string[] => {
  const [kind = '', parts = {}] = Object.entries(stmt)[0] ?? []
  if (kind === 'AlterTableStmt') return wrongInTable(parts)
  if (kind === 'DropStmt' && dropped.includes(String(parts['removeType'])))
    return [`drops a ${name(parts['removeType'])}`]
  if (kind === 'RenameStmt') return [`renames a ${name(parts['renameType'])}`]
  if (kind === 'TruncateStmt') return ['empties a table']
  if (kind === 'DoStmt') return ['runs a program, which cannot be read']
  return []
}

const name = (kind: unknown) => String(kind).replace('OBJECT_', '').toLowerCase()

/** Migrations that the server of the release before could not go on with, and that do not say why that is no harm. */
export function checkMigrations(files: readonly MigrationFile[]): readonly string[] {
  return files
    .filter((file) => file.name >= FIRST_CHECKED && !reason.test(file.sql))
    .flatMap((file) => {
      const { stmts = [] } = parseSync(file.sql) as unknown as { stmts?: readonly Statement[] }
      return stmts.flatMap(wrongIn).map((wrong) => `${file.name} ${wrong}`)
    })
}
