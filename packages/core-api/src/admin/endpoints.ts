import * as v from 'valibot'
import { changed } from '../changed.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { flagText, instantText, list, text, wholeText } from '../primitives.ts'
import { bulkActions, bulkBody, bulkRun } from './bulk-run.ts'
import { filterText, filterTexts } from './filter.ts'
import { metadata } from './metadata.ts'
import { type AdminResource, changeSchema, createSchema, type Rights, recordSchema } from './resource.ts'
import { org, seenVersion, staffCall, why } from './staff-call.ts'

/** Ids with commas between. */
/** One filter that leaves all. */
const WHOLE_LIST = '[[]]'

const idsText = v.pipe(
  v.string('field.format'),
  v.regex(/^\d{1,9}(,\d{1,9}){0,499}$/, 'field.format'),
  v.transform((value) => value.split(',').map(Number)),
)

/** What selects and orders the rows of a list. */
function listEntries({ fields, sort }: AdminResource) {
  const sortable = Object.entries(fields).flatMap(([name, field]) =>
    field.sort || field.sortAmong ? [name, `-${name}`] : [],
  )
  return {
    ...org,
    /** Free text, looked for in the fields that say so. */
    q: v.optional(text(200)),
    filter: v.optional(filterText(fields)),
    /** Only these. */
    ids: v.optional(idsText),
    sort: v.optional(v.picklist(sortable, 'field.unknown'), sort),
  }
}

/** Names of columns with commas between; left out, all that are shown at first. */
function columnsText({ fields }: AdminResource) {
  const names = v.array(v.picklist(Object.keys(fields), 'field.unknown'))
  return v.optional(
    v.pipe(
      v.string('field.format'),
      v.maxLength(2000, 'field.too-long'),
      v.transform((value) => value.split(',')),
      names,
    ),
  )
}

export const change = v.object({
  id: v.number(),
  at: instantText,
  person: v.nullable(v.object({ id: v.number(), name: v.string() })),
  action: v.string(),
  changes: v.record(v.string(), v.object({ from: v.unknown(), to: v.unknown() })),
  why: v.nullable(v.string()),
  /** What the records are called that a changed reference was and became to, by field and id. */
  titles: v.record(v.string(), v.record(v.string(), v.string())),
})
/** Who did what to a record, when, and what each field was and became. */
export type AdminChange = v.InferOutput<typeof change>

/** What of a resource's common calls the owner of the invoices owns. */
function ownedParts({ ofInvoiceOwner }: AdminResource) {
  return {
    ownedCreate: ofInvoiceOwner?.includes('create') ? ({ ofInvoiceOwner: true } as const) : undefined,
    ownedActs: ofInvoiceOwner && { ofInvoiceOwner },
  }
}

/** The endpoints of a resource by what they do. */
export function resourceEndpoints(resource: AdminResource): Readonly<Record<string, Endpoint>> {
  const { key, noun, read, write, can = {}, problems = {}, maxSize = 200, removePath = '{id}', lookup } = resource
  const [one, many] = noun
  const { ownedCreate, ownedActs } = ownedParts(resource)
  const path = `/api/admin/${key}` as const
  const tag = `Admin: ${many}`
  const record = recordSchema(resource)
  const shared = staffCall(tag, ...read)
  const reading: Record<string, Endpoint> = {
    list: endpoint(`GET ${path}`, {
      ...shared,
      summary: `List ${many}`,
      paged: 'cursor',
      query: v.object({
        ...listEntries(resource),
        ...(lookup && { [lookup]: v.optional(text(200)) }),
        size: v.optional(wholeText(1, maxSize), 50),
        cursor: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,2000}$/, 'field.format'))),
      }),
      response: v.object({
        data: v.array(record),
        totalElements: v.number(),
        /** False: counted so far and estimated from there. */
        isExact: v.boolean(),
        /** Hand it in to get the rows after these; null at the end. */
        cursor: v.nullable(v.string()),
      }),
    }),
    counts: endpoint(`GET ${path}/counts`, {
      ...shared,
      summary: `How many ${many} each of some filters leaves`,
      query: v.object({ ...org, filters: v.optional(filterTexts(resource.fields), WHOLE_LIST) }),
      response: list(v.object({ total: v.number(), isExact: v.boolean() })),
    }),
    metadata: endpoint(`GET ${path}/metadata`, {
      ...shared,
      summary: `What ${many} are made of, and what the caller may do with them`,
      response: metadata,
    }),
    csv: download('csv', 'text/csv'),
    xlsx: download('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    get: endpoint(`GET ${path}/{id}`, {
      ...shared,
      ...ofOne,
      summary: `Get one: ${one}`,
      response: record,
    }),
    history: endpoint(`GET ${path}/{id}/history`, {
      ...shared,
      ...ofOne,
      summary: `Who changed it, the newest first: ${one}`,
      response: list(change),
    }),
  }
  return write ? { ...reading, ...writing(write) } : reading

  function download(format: 'csv' | 'xlsx', media: string): Endpoint {
    return endpoint(`GET ${path}/export.${format}`, {
      ...shared,
      summary: `The list of ${many} as ${format}, all rows that match`,
      query: v.object({
        ...listEntries(resource),
        columns: columnsText(resource),
        /** True: in parts that tell how many rows have come, and that the file is whole. */
        parts: v.optional(flagText, false),
      }),
      response: v.instance(Blob),
      media,
    })
  }

  function writing(anyOf: Rights): Record<string, Endpoint> {
    const may = { ...staffCall(tag, ...anyOf), idempotent: true } as const
    const made: Record<string, Endpoint> = {}
    if (can.create) {
      made.template = endpoint(`GET ${path}/template`, {
        ...staffCall(tag, ...anyOf),
        summary: `What a new record begins with: ${one}`,
        response: v.object({ entity: v.record(v.string(), v.unknown()) }),
      })
      made.create = endpoint(`POST ${path}`, {
        ...may,
        summary: `Create: ${one}`,
        body: createSchema(resource),
        response: changed(record),
        status: 201,
        problems: problems.create ?? [],
        ...ownedCreate,
      })
    }
    if (can.change) {
      made.change = endpoint(`PUT ${path}/{id}`, {
        ...may,
        summary: `Change: ${one}`,
        description:
          'A record that changed since `version` is refused with `record.stale`, and `entity` is what it is now.',
        ...ofOne,
        body: changeSchema(resource),
        response: changed(record),
        problems: ['resource.unknown', 'record.stale', ...(problems.change ?? [])],
      })
    }
    if (can.remove) {
      made.remove = endpoint(`DELETE ${path}/${removePath}`, {
        ...may,
        summary: `Delete: ${one}`,
        ...ofOne,
        query: v.object({ ...org, version: seenVersion, why }),
        problems: ['resource.unknown', 'record.stale', ...(problems.remove ?? [])],
      })
    }
    if (can.restore) {
      made.restore = endpoint(`POST ${path}/{id}/restore`, {
        ...may,
        summary: `Bring back what was deleted within a day, as it was and with its id: ${one}`,
        ...ofOne,
        response: changed(record),
        problems: ['resource.unknown', ...(problems.create ?? [])],
      })
    }
    if (bulkActions(resource).length > 0) {
      made.bulk = endpoint(`POST ${path}/bulk`, {
        ...may,
        summary: `Change or delete many at once, or rehearse it: ${many}`,
        description:
          'Each record by itself: what is refused of one does not touch the others. A few are done at once, many after the answer.',
        body: bulkBody(resource),
        response: changed(bulkRun),
        ...(resource.secondStep && { secondStep: resource.secondStep }),
        ...ownedActs,
        problems: ['bulk.too-many', 'resource.unknown'],
      })
    }
    return made
  }
}
