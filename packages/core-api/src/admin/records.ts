import type { AdminRecord, AdminResource, NameWith, Sent, SentNew, ToSend } from './resource.ts'
import type { AdminKey, AdminResources } from './resources.ts'

/** A record of any resource. */
export type AnyRecord = AdminRecord
/** What is sent of any resource: values by field. Instants are RFC 3339 text. */
export type Values = Readonly<Record<string, unknown>> & { readonly why?: string | undefined }

// Where the kind of record is not known, only what all have in common is.
type Of<K extends AdminKey, Known, Any> = AdminKey extends K ? Any : Known

/** A record of a resource as it is answered. */
export type Read<K extends AdminKey = AdminKey> = Of<K, AdminRecord<AdminResources[K]>, AnyRecord>
/** What was sent of a record, as the server reads it: instants are Dates. */
export type Written<K extends AdminKey = AdminKey> = Of<K, Sent<AdminResources[K]>, Values>
/** What was sent of a new record, as the server reads it. */
export type WrittenNew<K extends AdminKey = AdminKey> = Of<K, SentNew<AdminResources[K]>, Values>
/** What is sent of a record, as it travels. */
export type Sending<K extends AdminKey = AdminKey> = Of<K, ToSend<AdminResources[K]>, Values>

/** The fields of a resource. */
export type FieldName<K extends AdminKey = AdminKey> = Of<K, keyof AdminResources[K]['fields'] & string, string>
/** Those that are filled in when a record is made or changed. */
export type FormField<K extends AdminKey = AdminKey> = Of<
  K,
  NameWith<AdminResources[K], { readonly write: true | 'create' | 'change' }>,
  string
>
/** Those that a list is filtered by. */
export type FilterField<K extends AdminKey = AdminKey> = Of<
  K,
  NameWith<AdminResources[K], { readonly filter: true }>,
  string
>
/** Those that a list is sorted by. */
export type SortField<K extends AdminKey = AdminKey> = Of<
  K,
  NameWith<AdminResources[K], { readonly sort: true } | { readonly sortAmong: readonly string[] }>,
  string
>
/** What can be done with many records that is no change of their fields. */
export type ActName<K extends AdminKey = AdminKey> = Of<
  K,
  AdminResources[K] extends AdminResource<string, AdminResource['fields'], infer A> ? A : never,
  string
>
