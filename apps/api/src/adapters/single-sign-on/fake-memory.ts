import type { AdapterConstructor, AdapterPayload } from 'oidc-provider'

type Entry = { readonly payload: AdapterPayload; readonly endsAtMs: number }

/** What the fake keeps, for as long as it runs. A new store for each fake. */
export const createFakeMemory = (): AdapterConstructor => {
  const entries = new Map<string, Entry>()
  const read = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key)
    if (entry && entry.endsAtMs > Date.now()) return entry.payload
    entries.delete(key)
    return undefined
  }
  const findBy = (kind: string, field: 'uid' | 'userCode', value: string): AdapterPayload | undefined => {
    const key = [...entries].find(([name, { payload }]) => name.startsWith(`${kind}:`) && payload[field] === value)?.[0]
    return key === undefined ? undefined : read(key)
  }
  return class FakeMemory {
    readonly #kind: string
    constructor(kind: string) {
      this.#kind = kind
    }
    async upsert(id: string, payload: AdapterPayload, seconds: number) {
      entries.set(`${this.#kind}:${id}`, { payload, endsAtMs: Date.now() + seconds * 1000 })
    }
    async find(id: string) {
      return read(`${this.#kind}:${id}`)
    }
    async findByUid(uid: string) {
      return findBy(this.#kind, 'uid', uid)
    }
    async findByUserCode(userCode: string) {
      return findBy(this.#kind, 'userCode', userCode)
    }
    async consume(id: string) {
      const payload = read(`${this.#kind}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    }
    async destroy(id: string) {
      entries.delete(`${this.#kind}:${id}`)
    }
    async revokeByGrantId(grantId: string) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
    }
  }
}
