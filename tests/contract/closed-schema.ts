import { array, type GenericSchema, nullable, strictObject } from 'valibot'

type Shape = GenericSchema & {
  readonly entries?: Record<string, GenericSchema>
  readonly item?: GenericSchema
  readonly wrapped?: GenericSchema
}

/** The schema with every object closed, all the way in, so that a field the contract does not name is seen too. */
export const closed = (schema: GenericSchema): GenericSchema => {
  const { type, entries, item, wrapped } = schema as Shape
  if (type === 'object' && entries) {
    return strictObject(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, closed(entry)])))
  }
  if (type === 'array' && item) return array(closed(item))
  if (type === 'nullable' && wrapped) return nullable(closed(wrapped))
  return schema
}
