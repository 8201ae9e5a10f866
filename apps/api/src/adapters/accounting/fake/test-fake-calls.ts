import type { FakeTripletex } from './fake.ts'

type Said = {
  readonly status: number
  readonly headers: Headers
  readonly body: {
    readonly value: Record<string, unknown>
    readonly values: readonly Record<string, unknown>[]
    readonly code: number
    readonly message: string
    readonly validationMessages: readonly { readonly field: string; readonly message: string }[]
  }
}

/** Calls the fake as anybody would, without our client. */
export const callFake = (fake: () => FakeTripletex) => {
  let header: string | undefined
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Said> => {
    const answer = await fetch(`${fake().url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text === '' ? {} : JSON.parse(text) } as Said
  }
  const logIn = async () => {
    const { consumerToken, employeeToken } = fake()
    const sent = { consumerToken, employeeToken, expirationDate: '2099-01-01' }
    const { body } = await send('POST', '/token/session/:create', sent)
    header = `Basic ${Buffer.from(`0:${body.value['token']}`).toString('base64')}`
  }
  const call = async (method: string, path: string, body?: unknown): Promise<Said> => {
    if (header === undefined) await logIn()
    return send(method, path, body, { authorization: header ?? '' })
  }
  const made = async (path: string, body: object): Promise<number> => {
    const { body: said } = await call('POST', path, body)
    if (said.value === undefined) throw new Error(`${path}: ${JSON.stringify(said)}`)
    return Number(said.value['id'])
  }
  const idOf = async (path: string, number: string | number): Promise<number> => {
    const { body } = await call('GET', path)
    return Number(body.values.find((row) => String(row['number']) === String(number))?.['id'])
  }
  return { send, call, logIn, made, idOf }
}
