import type { Message } from '@delebil/core-api'
import type { Mocks } from '@delebil/core-api/mocks'

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="${color}"/><path d="M4 22h32l-4-8-6-6H14l-6 6z" fill="#fff"/></svg>`
const colors = ['#276749', '#2b6cb0', '#9b2c2c']
const picture = (id: number) => ({ id, width: 1600, height: 1200, createdAt: '2026-11-21T09:20:00+01:00' })

/** A thread of every kind, with 'Kari' as the one who looks. */
export const sampleMessages: readonly Message[] = [
  {
    id: 1,
    kind: 'DAMAGE',
    text: 'Ripe i lakken bak, den var der da jeg hentet bilen.',
    author: { id: 9, name: 'Kari Nordmann' },
    isFromStaff: false,
    createdAt: '2026-11-21T09:20:00+01:00',
    pictures: [picture(31), picture(32)],
  },
  {
    id: 2,
    kind: 'MESSAGE',
    text: 'Takk for beskjed! Vi har notert den.\nGod tur videre.',
    author: { id: 40, name: 'Nina Nattvakt' },
    isFromStaff: true,
    createdAt: '2026-11-21T09:31:00+01:00',
    pictures: [],
  },
  {
    id: 3,
    kind: 'DEVIATION',
    text: 'Ladekabelen mangler.',
    author: { id: 10, name: 'Ola Nordmann' },
    isFromStaff: false,
    createdAt: '2026-11-21T09:50:00+01:00',
    pictures: [],
  },
]

let lastId = 500
const nextId = () => {
  lastId += 1
  return lastId
}
const written = (more: Partial<Message>): Message => ({
  id: nextId(),
  kind: 'MESSAGE',
  text: '',
  author: { id: 9, name: 'Kari Nordmann' },
  isFromStaff: false,
  createdAt: '2026-11-21T10:10:00+01:00',
  pictures: [],
  ...more,
})

/** Answers about messages, pictures and damages, all of them good. */
export const messageMocks: Mocks = {
  listMessages: () => ({ data: [...sampleMessages] }),
  addMessage: ({ body }) => ({ entity: written({ text: (body as { text: string }).text }), errors: [] }),
  addMessagePicture: () => ({ entity: written({ pictures: [picture(nextId())] }), errors: [] }),
  uploadPicture: () => ({ entity: picture(nextId()), errors: [] }),
  getPicture: ({ params }) =>
    new Blob([drawing(colors[Number(params.pictureId) % colors.length] ?? '')], { type: 'image/svg+xml' }),
  reportDamage: ({ body }) => {
    const { kind, description, place = null } = body as { kind: 'DAMAGE'; description: string; place?: 'LEFT' }
    return {
      entity: {
        id: nextId(),
        kind,
        carId: 12,
        reservationId: 502,
        place,
        description,
        state: 'REPORTED',
        createdAt: '2026-11-21T10:10:00+01:00',
        pictures: [],
      },
      errors: [],
    }
  },
  getEndBlockers: () => ({ canEnd: true, blockers: [], warnings: [] }),
}
