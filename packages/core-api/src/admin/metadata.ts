import * as v from 'valibot'
import { filterOperators } from './filter.ts'
import type { AdminResource } from './resource.ts'

/** What a screen can be built from that knows nothing of the resource; and what the caller may do. */
export const metadata = v.object({
  key: v.string(),
  noun: v.array(v.string()),
  title: v.array(v.string()),
  sort: v.string(),
  may: v.object({ create: v.boolean(), change: v.boolean(), remove: v.boolean() }),
  fields: v.array(
    v.object({
      name: v.string(),
      label: v.string(),
      kind: v.string(),
      isRequired: v.boolean(),
      write: v.nullable(v.picklist(['always', 'create', 'change'])),
      isSortable: v.boolean(),
      isColumn: v.boolean(),
      operators: v.array(v.string()),
      maxLength: v.nullable(v.number()),
      options: v.nullable(v.array(v.object({ value: v.string(), label: v.string() }))),
      of: v.nullable(v.string()),
    }),
  ),
})
export type Metadata = v.InferOutput<typeof metadata>

/** Tells the resource to somebody who may, or may not, change it. */
export function describeResource(resource: AdminResource, mayWrite: boolean): Metadata {
  const { key, noun, title, sort, can, fields } = resource
  return {
    key,
    noun: [...noun],
    title: [...title],
    sort,
    may: {
      create: mayWrite && can?.create === true,
      change: mayWrite && can?.change === true,
      remove: mayWrite && can?.remove === true,
    },
    fields: Object.entries(fields).map(([name, field]) => ({
      name,
      label: field.label,
      kind: field.kind,
      isRequired: field.write !== undefined && !field.optional,
      write: field.write === true ? ('always' as const) : (field.write ?? null),
      isSortable: field.sort === true,
      isColumn: !field.aside,
      operators: field.filter ? [...filterOperators(field)] : [],
      maxLength: field.maxLength ?? null,
      options: field.options ? Object.entries(field.options).map(([value, label]) => ({ value, label })) : null,
      of: field.of ?? null,
    })),
  }
}
