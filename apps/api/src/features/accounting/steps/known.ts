import type { MappingKind } from '@delebil/core-api/admin'
import type { Books } from '../../../adapters/accounting/port.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { listMappings } from '../stores/accounting-configuration.ts'
import { TaskStopped } from '../stores/accounting-task.ts'

/** What is looked up once in a turn: what things of ours are called over there, and the ids of VAT types and accounts. */
export type Known = {
  readonly nameOf: (kind: MappingKind, own: string) => Promise<string>
  /** Of a code of ours on a day, 'YYYY-MM-DD'. */
  readonly vatTypeOf: (code: string, day: string) => Promise<number>
  readonly accountOf: (account: string) => Promise<number>
}

const once = <Key, Value>(read: (key: Key) => Promise<Value>) => {
  const kept = new Map<Key, Promise<Value>>()
  return (key: Key): Promise<Value> => {
    const value = kept.get(key) ?? read(key)
    kept.set(key, value)
    value.catch(() => kept.delete(key))
    return value
  }
}

export const createKnown = (db: Queryable, books: Books, organizationId: number): Known => {
  const mappings = once(async (_: 'all') => {
    const all = await listMappings(db, organizationId)
    return new Map(all.map(({ kind, own, foreignNumber }) => [`${kind} ${own}`, foreignNumber]))
  })
  const vatTypes = once((day: string) => books.vatTypes(day))
  const accounts = once((_: 'all') => books.accounts())
  const nameOf: Known['nameOf'] = async (kind, own) => (await mappings('all')).get(`${kind} ${own}`) ?? own
  return {
    nameOf,
    vatTypeOf: async (code, day) => {
      const name = await nameOf('VAT', code)
      const found = (await vatTypes(day)).find(({ number }) => number === name)
      if (found === undefined) throw new TaskStopped('vat-unknown', { vatCode: name })
      return found.id
    },
    accountOf: async (account) => {
      const name = await nameOf('ACCOUNT', account)
      const found = (await accounts('all')).find(({ number }) => String(number) === name)
      if (found === undefined) throw new TaskStopped('account-unknown', { account: name })
      return found.id
    },
  }
}
