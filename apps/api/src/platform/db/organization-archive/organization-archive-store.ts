import type { Client } from 'pg'
import { ask } from '../backup/catalog.ts'

/** A table of what an organization has, and what of it goes into a file. */
export type ArchivedTable = { readonly name: string; readonly columns: readonly ArchivedColumn[] }
export type ArchivedColumn = { readonly name: string; readonly isText: boolean }

/** Work of the machinery, and keys to other places: of no use elsewhere. */
const leftOut = [
  'outbox',
  'admin_removed',
  'admin_bulk_run',
  'admin_bulk_record',
  'admin_saved_view',
  'dead_mail',
  'import_row',
  'import_file_part',
  'partner_token_use',
  'pushed_cards',
  'reservation_share',
] as const

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const findOrganizationOfKey = async (client: Client, key: string): Promise<number | undefined> => {
  const [found] = await ask<{ id: number }>(client, 'select id from organization where key = $1', [key])
  return found?.id
}

/** Every table whose rows say whose they are. What is kept as bytes is a file of its own, or a secret: it is in no row. */
export const listArchivedTables = (client: Client): Promise<ArchivedTable[]> =>
  ask(
    client,
    `select c.relname as name, json_agg(json_build_object('name', a.attname, 'isText', a.atttypid in ('text'::regtype, 'jsonb'::regtype))
       order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and a.atttypid <> 'bytea'::regtype
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all ($1)
     group by c.oid, c.relname having bool_or(a.attname = 'organization_id') order by c.relname`,
    [leftOut],
  )

// What a spreadsheet would run is told to be text.
const harmless = (name: string): string =>
  `case when ${name}::text ~ '^(\\s*[=+@|＝＋－＠-]|[\\t\\r])' then '''' || ${name}::text else ${name}::text end as ${name}`

const copyOf = (select: string): string => `copy (${select}) to stdout with (format csv, header, delimiter ';')`

/** What COPY is asked for the rows of one organization. */
export const copyOfTable = ({ name, columns }: ArchivedTable, organizationId: number): string =>
  copyOf(
    `select ${columns.map((one) => (one.isText ? harmless(quoted(one.name)) : quoted(one.name))).join(', ')}
     from public.${quoted(name)} where organization_id = ${Number(organizationId)} order by 1, 2`,
  )

const personColumns = [
  'id',
  'name',
  'email',
  'phone',
  'created_at',
  'email_proven_at',
  'license_state',
  'license_classes',
  'license_checked_at',
  'license_valid_until',
] as const

/** The same for the people of an organization: who is in it, a member of it, or of its staff. Nothing of how they log in. */
export const copyOfPeople = (organizationId: number): string => {
  const id = Number(organizationId)
  const written = personColumns.map((name) => (['name', 'email', 'phone'].includes(name) ? harmless(name) : name))
  return copyOf(
    `select ${written.join(', ')}
     from person p where exists (select from organization_person o where o.organization_id = ${id} and o.person_id = p.id)
       or exists (select from membership_member m where m.organization_id = ${id} and m.person_id = p.id)
       or exists (select from organization_permission s where s.organization_id = ${id} and s.person_id = p.id) order by p.id`,
  )
}

/** What the organization is called and says of itself. */
export const copyOfOrganization = (organizationId: number): string =>
  copyOf(
    `select id, key, ${harmless('name')}, organization_number, support_url, night_watch_phone, logo_svg
     from organization where id = ${Number(organizationId)}`,
  )

/** Pictures and documents: what each is called in the archive, and its bytes. */
const files = {
  'pictures/car-models': `select id::text || '.jpg' as name, large as content from car_image where organization_id = $1`,
  'pictures/reservations-and-damages': `select picture_id::text || '.jpg' as name, large as content from picture_content
    where organization_id = $1`,
  invoices: `select invoice_id::text || case media when 'application/pdf' then '.pdf' else '.xml' end as name, bytes as content
    from invoice_document where organization_id = $1`,
  reminders: `select id::text || '.pdf' as name, document as content from reminder where organization_id = $1 and document is not null`,
  'payment-files': `select id::text || '-' || regexp_replace(name, '[^A-Za-z0-9._-]', '_', 'g') as name, bytes as content
    from incoming_payment_file where organization_id = $1`,
} as const

export const fileFolders = Object.keys(files) as (keyof typeof files)[]
const filesAtOnce = 20

export type ArchivedFile = { readonly name: string; readonly content: Buffer }

/** The files of a folder, a few at a time, inside the transaction that is open. */
export const readFiles = async function* (
  client: Client,
  folder: keyof typeof files,
  organizationId: number,
): AsyncGenerator<ArchivedFile> {
  const id = String(Number(organizationId))
  await client.query(`declare archived no scroll cursor for ${files[folder].replaceAll('$1', id)}`)
  for (;;) {
    const rows = await ask<ArchivedFile>(client, `fetch ${filesAtOnce} from archived`)
    if (rows.length === 0) break
    yield* rows
  }
  await client.query('close archived')
}
