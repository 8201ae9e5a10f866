import type { Permission } from '@delebil/core-api'
import type { ImportRow } from '@delebil/core-api/admin'
import { type AdminAnswer, type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'

type Asked = { readonly filetype?: string; readonly rehearsal?: boolean; readonly name?: string }

export type ImportSite = AdminSite & {
  readonly billing: Hired
  /** Sends a file as a browser does; answers the file that comes back, and the run. */
  readonly upload: (
    text: string | Buffer,
    asked?: Asked,
  ) => Promise<{ status: number; text: string; headers: Record<string, unknown>; id: number }>
  readonly call: (name: string, id: number, body?: object, more?: object) => Promise<AdminAnswer>
  readonly rowsOf: (id: number, query?: object) => Promise<ImportRow[]>
  readonly mend: (id: number, row: number, body: object) => Promise<ImportRow>
  readonly record: (id: number) => Promise<Record<string, never>>
  readonly charges: () => Promise<
    {
      membershipId: number
      personId: number | null
      reservationId: number | null
      description: string
      grossOre: number
      vatOre: number
      state: string
    }[]
  >
}

const boundary = 'x-delebil'
const field = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** What a browser sends of a file, the file first or last. */
export const formOf = (
  file: Buffer,
  name: string,
  fields: Readonly<Record<string, string>>,
  isFirst = false,
): Buffer => {
  const part = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`,
    ),
    file,
    Buffer.from('\r\n'),
  ])
  const rest = Buffer.from(
    Object.entries(fields)
      .map(([key, value]) => field(key, value))
      .join(''),
  )
  return Buffer.concat([...(isFirst ? [part, rest] : [rest, part]), Buffer.from(`--${boundary}--\r\n`)])
}
export const formType = `multipart/form-data; boundary=${boundary}`

/**
 * The test club with trips in October: car 1 (EL10001) was driven by Eva on the 12th from 08 to 12, from 12 on by Kari; car 2 (EL10002)
 * on the 14th by Kari until 17.45; car 3 (EL10003) changed to car 1 on the 16th; EL20000 was sold with car 5.
 */
export const trips = `
  insert into car (organization_id, id, car_number, license_plate, model_id, location_id, lat, lng, xy, seats, tariff_key, color)
    values (1, 5, 105, 'EL20000', 1, 1, 60.39, 5.32, '(592219,8483240)', 5, 'small', 'blue');
  update car_plate set valid_to = '2026-10-03T10:00Z' where car_id = 5;
  insert into car_tag (organization_id, car_id, tag, valid_from) values (1, 2, '57801234567', '2026-01-01');
  insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, started_at, ended_at, tariff_id) values
    (1, 90, 'member', 1, 1, 1, '2026-10-12T06:00Z', '2026-10-12T10:00Z', '2026-10-12T10:00Z', '2026-10-12T06:00Z', '2026-10-12T10:00Z', 1),
    (1, 91, 'member', 2, 2, 1, '2026-10-12T10:00Z', '2026-10-12T14:00Z', '2026-10-12T14:00Z', '2026-10-12T10:00Z', '2026-10-12T15:20Z', 1),
    (1, 92, 'member', 2, 2, 2, '2026-10-14T12:00Z', '2026-10-14T16:00Z', '2026-10-14T15:45Z', '2026-10-14T12:00Z', '2026-10-14T15:45Z', 1),
    (1, 93, 'member', 1, 1, 1, '2026-10-16T06:00Z', '2026-10-16T16:00Z', '2026-10-16T16:00Z', '2026-10-16T06:00Z', '2026-10-16T16:00Z', 1),
    (1, 94, 'member', 1, 1, 2, '2026-10-24T20:00Z', '2026-10-25T06:00Z', '2026-10-25T06:00Z', '2026-10-24T20:00Z', '2026-10-25T06:00Z', 1);
  insert into reservation (organization_id, id, kind, car_id, start_at, end_at, busy_until) values
    (1, 95, 'block', 3, '2026-10-20T00:00Z', '2026-10-21T00:00Z', '2026-10-21T00:00Z');
  insert into reservation_driver (organization_id, reservation_id, person_id) values (1, 91, 2), (1, 92, 2), (1, 90, 1);
  insert into reservation_change (organization_id, reservation_id, person_id, at, action, changes) values
    (1, 93, 1, '2026-10-16T10:00Z', 'changed-by-staff', '{"carId": {"from": 3, "to": 1}}');
  update organization set organization_number = '984661185' where id = 1`

export const startImportSite = async (more: readonly Permission[] = []): Promise<ImportSite> => {
  const site = await startAdminSite()
  await site.database.change(trips)
  const billing = await site.hire(1, ['BILLING_WRITE', 'BILLING_READ', ...more])
  const { token } = billing
  const upload: ImportSite['upload'] = async (
    text,
    { filetype = 'tolls', rehearsal = false, name = 'bom.csv' } = {},
  ) => {
    const payload = formOf(Buffer.from(text as string), name, {
      filetype,
      organizationId: '1',
      ...(rehearsal && { rehearsal: 'true' }),
    })
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/admin/import',
      headers: { authorization: token, 'content-type': formType },
      payload,
    })
    return {
      status: answer.statusCode,
      text: answer.payload,
      headers: answer.headers,
      id: Number(answer.headers['x-import-run']),
    }
  }
  const call: ImportSite['call'] = (name, id, body, more) =>
    site.ask(`import-runs.${name}`, token, { params: { id }, ...(body && { body }), ...more })
  const rowsOf: ImportSite['rowsOf'] = async (id, query = {}) =>
    (await call('rows', id, undefined, { query })).body.data as ImportRow[]
  const mend: ImportSite['mend'] = async (id, row, body) =>
    (await site.ask('import-runs.mend', token, { params: { id, row }, body })).body.entity as ImportRow
  const record: ImportSite['record'] = async (id) => (await call('get', id)).body as unknown as Record<string, never>
  const charges: ImportSite['charges'] = () =>
    site.database.rows(
      `select membership_id as "membershipId", person_id as "personId", reservation_id as "reservationId", description, gross_ore as "grossOre",
         vat_ore as "vatOre", state from charge where organization_id = 1 and source = 'IMPORT' order by delivered_from, id`,
    )
  return { ...site, billing, upload, call, rowsOf, mend, record, charges }
}
