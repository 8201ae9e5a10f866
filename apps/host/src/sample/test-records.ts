import { HttpResponse, http } from 'msw'

type SampleRecord = { readonly id: number }

/** What the admin area answers to a reading call. */
export const answerTo = (path: string, body: object) => http.get(`/api/admin/${path}`, () => HttpResponse.json(body))

/** A resource of the admin area with these records, and what every page of the area asks for. */
export const recordsOf = (key: string, records: readonly SampleRecord[]) => [
  answerTo('counts', { workList: 0, messages: 0, damages: 0, conflicts: 0 }),
  answerTo('saved-views', { data: [] }),
  answerTo(`${key}/counts`, { data: [] }),
  ...records.map((record) => answerTo(`${key}/${record.id}`, record)),
  answerTo(`${key}/:id/history`, { data: [] }),
  answerTo(key, { data: records, cursor: null, totalElements: records.length, isExact: true }),
  http.get('/api/users/whoami', () => new HttpResponse(null, { status: 503 })),
  http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
]
