import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { WaitingAction } from './waiting-action.ts'

/** An answer of the server as it was kept on the device. */
export interface KeptAnswer {
  readonly personId: number
  readonly key: string
  readonly value: unknown
  /** When the server gave it, epoch ms. */
  readonly atMs: number
}

interface DeviceSchema extends DBSchema {
  answers: { key: [personId: number, key: string]; value: KeptAnswer }
  actions: { key: number; value: WaitingAction }
}

export const databaseName = 'delebil'
// One higher where screens need more of an answer than what was kept before has.
const VERSION = 2

function open(): Promise<IDBPDatabase<DeviceSchema>> {
  return openDB<DeviceSchema>(databaseName, VERSION, {
    upgrade: (database, before) => {
      if (before > 0) database.deleteObjectStore('answers')
      database.createObjectStore('answers', { keyPath: ['personId', 'key'] })
      if (before === 0) database.createObjectStore('actions', { keyPath: 'id', autoIncrement: true })
    },
    // A newer version of the site in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
}

export type DeviceStore = Awaited<ReturnType<typeof openDeviceStore>>

/** What the site keeps in the browser's database: answers to look at without network, and actions that wait for it. */
export async function openDeviceStore() {
  const database = await open()
  return {
    readAnswer: (personId: number, key: string) => database.get('answers', [personId, key]),
    writeAnswers: async (answers: readonly KeptAnswer[]): Promise<void> => {
      const { store, done } = database.transaction('answers', 'readwrite')
      await Promise.all([...answers.map((answer) => store.put(answer)), done])
    },
    dropAnswer: (personId: number, key: string) => database.delete('answers', [personId, key]),
    /** Those of one person, in the order in which they were made. */
    listActions: async (personId: number): Promise<WaitingAction[]> =>
      (await database.getAll('actions')).filter((action) => action.personId === personId),
    /** Puts an action last, in place of those that it makes needless. */
    putAction: async (action: Omit<WaitingAction, 'id'>, replaced: readonly number[]): Promise<void> => {
      const { store, done } = database.transaction('actions', 'readwrite')
      await Promise.all([...replaced.map((id) => store.delete(id)), store.add(action as WaitingAction), done])
    },
    /** Writes down what became of an action; one that is gone stays gone. */
    changeAction: async (action: WaitingAction): Promise<void> => {
      const { store, done } = database.transaction('actions', 'readwrite')
      if ((await store.get(action.id)) !== undefined) await store.put(action)
      await done
    },
    removeAction: (id: number) => database.delete('actions', id),
    /** Forgets everything of everybody, or of everybody but one. */
    clear: async (keptPersonId?: number): Promise<void> => {
      const transaction = database.transaction(['answers', 'actions'], 'readwrite')
      for (const name of ['answers', 'actions'] as const) {
        let cursor = await transaction.objectStore(name).openCursor()
        while (cursor) {
          if (cursor.value.personId !== keptPersonId) await cursor.delete()
          cursor = await cursor.continue()
        }
      }
      await transaction.done
    },
    close: () => database.close(),
  }
}
