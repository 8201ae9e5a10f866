import type { Api } from '@delebil/core-api'
import { markedPicture } from '../../apps/api/src/adapters/pictures/test-pictures.ts'
import type { Database } from '../../apps/api/src/platform/db/pool.ts'

type Booked = Promise<{ id: number }>
const aPicture = async () => ({ file: new Blob([await markedPicture().jpeg().toBuffer()]) })

/** One good call of every endpoint about messages, pictures, damages and expenses. `bookAt` books so many hours ahead. */
export const messageCalls = (api: () => Api, bookAt: (hoursAhead: number) => Booked, database: () => Database) => ({
  getEndBlockers: async () => api().getEndBlockers({ params: await bookAt(70) }),
  listMessages: async () => api().listMessages({ params: await bookAt(73) }),
  addMessage: async () => api().addMessage({ params: await bookAt(76), body: { text: 'Hei' } }),
  addMessagePicture: async () => api().addMessagePicture({ params: await bookAt(79), body: await aPicture() }),
  uploadPicture: async () => api().uploadPicture({ params: await bookAt(82), body: await aPicture() }),
  getPicture: async () => {
    const { id } = await bookAt(85)
    const sent = await api().uploadPicture({ params: { id }, body: await aPicture() })
    const params = { id, pictureId: sent.ok ? sent.value.entity.id : 0 }
    return api().getPicture({ params, query: { size: 'small' } })
  },
  listExpenses: async () => api().listExpenses({ params: await bookAt(94) }),
  sendExpense: async () => {
    const params = await bookAt(91)
    await database().change('update reservation set started_at = now() where id = $1', [params.id])
    const picture = await markedPicture(77).jpeg().toBuffer()
    const sent = await api().uploadPicture({ params, body: { file: new Blob([picture]) } })
    const pictureId = sent.ok ? sent.value.entity.id : 0
    const boughtAt = new Date(Date.now() - 1000).toISOString()
    const body = { kind: 'WASH', amountOre: 24_900, boughtAt, pictureId, acceptDeviations: true } as const
    return api().sendExpense({ params, body })
  },
  reportDamage: async () => {
    const params = await bookAt(88)
    await database().change('update reservation set started_at = now() where id = $1', [params.id])
    return api().reportDamage({ params, body: { kind: 'DAMAGE', place: 'LEFT', description: 'Bulk' } })
  },
})
