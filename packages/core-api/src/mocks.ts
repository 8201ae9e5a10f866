import type { ProblemCode } from '@delebil/validation/text'
import { HttpResponse, http, type RequestHandler } from 'msw'
import type { Answer } from './call.ts'
import { type Contract, contract, type EndpointName } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { makeProblem } from './problem.ts'
import { problemStatus } from './problem-status.ts'

type MockedName = Exclude<EndpointName, 'streamEvents'>

export interface MockRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: unknown
}

/** Throw it in a mock to answer with a problem. */
export class MockRefusal extends Error {
  override name = 'MockRefusal'
  readonly code: ProblemCode
  constructor(code: ProblemCode) {
    super(code)
    this.code = code
  }
}

/** One function per endpoint to mock; its answer is typed by the contract. */
export type Mocks = {
  readonly [K in MockedName]?: (request: MockRequest) => Answer<Contract[K]> | Promise<Answer<Contract[K]>>
}

async function answer(
  declaration: Endpoint,
  mock: (request: MockRequest) => unknown,
  request: Request,
  params: Record<string, string>,
) {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  try {
    const value = await mock({ params, query: new URL(request.url).searchParams, body })
    if (value instanceof Blob) return new HttpResponse(value)
    const status = declaration.status ?? (declaration.response ? 200 : 204)
    return status === 204
      ? new HttpResponse(null, { status })
      : HttpResponse.json(value as Record<string, unknown>, { status })
  } catch (error) {
    if (!(error instanceof MockRefusal)) throw error
    const status = problemStatus(error.code)
    return HttpResponse.json(makeProblem(error.code, status), {
      status,
      headers: { 'content-type': 'application/problem+json' },
    })
  }
}

/** MSW handlers that answer as the contract says, for stories and tests. */
export function mockApi(baseUrl: string, mocks: Mocks): RequestHandler[] {
  return Object.entries(mocks).map(([name, mock]) => {
    const declaration: Endpoint = contract[name as MockedName]
    const method = declaration.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete' | 'options'
    const path = declaration.path.replace(/\{(\w+)\}/g, ':$1')
    return http[method](`${baseUrl}${path}`, ({ request, params }) =>
      answer(declaration, mock, request, params as Record<string, string>),
    )
  })
}
