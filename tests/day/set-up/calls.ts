import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { password, people } from '../../e2e/set-up/people.ts'

/** The interface, as somebody who has logged in: what was before a task, and what came of it. */
export async function callsOf(request: APIRequestContext, email: string = people.admin.email) {
  const login = await request.post('/api/login', { form: { username: email, password } })
  const authorization = login.headers()['authorization'] ?? ''
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it has just made
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<any> => {
    const headers = { authorization, ...(method === 'POST' && { 'idempotency-key': randomUUID() }) }
    const answer = await request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) })
    const text = await answer.text()
    expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true)
    return text === '' ? undefined : JSON.parse(text)
  }
  return {
    get: (path: string) => ask('GET', path),
    post: (path: string, data: object) => ask('POST', path, data),
    put: (path: string, data: object) => ask('PUT', path, data),
    as: (other: string) => callsOf(request, other),
  }
}

export type Calls = Awaited<ReturnType<typeof callsOf>>
