import type { APIRequestContext } from '@playwright/test'
import { password, people, type Who } from './people.ts'
import { expect } from './test.ts'

/** Calls of the admin area over the interface, as one of the staff. */
export async function adminCalls(request: APIRequestContext, who: Who) {
  const login = await request.post('/api/login', { form: { username: people[who].email, password } })
  const headers = { authorization: login.headers()['authorization'] ?? '' }
  return {
    create: async (path: string, data: object): Promise<number> => {
      const answer = await request.post(`/api/admin/${path}`, { headers, data })
      expect(answer.status(), await answer.text()).toBe(201)
      return (await answer.json()).entity.id
    },
    /** Does something with a record; answers what it became. */
    act: async <Of>(path: string, data: object): Promise<Of> => {
      const answer = await request.post(`/api/admin/${path}`, { headers, data })
      expect(answer.status(), await answer.text()).toBeLessThan(300)
      return (await answer.json()).entity
    },
    remove: async (path: string, id: number): Promise<void> => {
      const { version } = await (await request.get(`/api/admin/${path}/${id}`, { headers })).json()
      const answer = await request.delete(`/api/admin/${path}/${id}?version=${version}`, { headers })
      expect(answer.status(), await answer.text()).toBeLessThan(300)
    },
    read: async <Entity>(path: string): Promise<Entity> =>
      (await request.get(`/api/admin/${path}`, { headers })).json(),
    list: async <Row>(path: string): Promise<readonly Row[]> =>
      (await (await request.get(`/api/admin/${path}`, { headers })).json()).data,
    /** Changes a part of a record that is read and written at its own address. */
    change: async (record: string, part: string, data: object): Promise<void> => {
      const { version } = await (await request.get(`/api/admin/${record}/${part}`, { headers })).json()
      const answer = await request.put(`/api/admin/${record}/${part}`, { headers, data: { version, ...data } })
      expect(answer.status(), await answer.text()).toBe(200)
    },
    /** Decides a value of the settings, from now on. */
    decide: async (key: string, value: number | string): Promise<void> => {
      const { version } = await (await request.get('/api/admin/settings', { headers })).json()
      const answer = await request.put('/api/admin/settings', { headers, data: { key, value, version } })
      expect(answer.status(), await answer.text()).toBe(200)
    },
    /** Does something with a record as it is now. */
    actOn: async (record: string, action: string, data: object): Promise<void> => {
      const { version } = await (await request.get(`/api/admin/${record}`, { headers })).json()
      const answer = await request.post(`/api/admin/${record}/${action}`, { headers, data: { version, ...data } })
      expect(answer.status(), await answer.text()).toBe(200)
    },
    first: async (path: string): Promise<{ readonly id: number }> => {
      const answer = await request.get(`/api/admin/${path}?size=1`, { headers })
      return (await answer.json()).data[0]
    },
  }
}
