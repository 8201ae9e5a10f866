import { toJsonSchema } from '@valibot/to-json-schema'
import { type GenericSchema, safeParse } from 'valibot'
import { adminContract } from './admin/contract.ts'
import { contract } from './contract.ts'
import { type Endpoint, problemsOf } from './endpoint.ts'
import { groupBy } from './group-by.ts'
import { problem } from './problem.ts'
import { problemStatus } from './problem-status.ts'

type Json = Record<string, unknown>

const binary: Json = { type: 'string', format: 'binary' }

function jsonSchema(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
  }) as Json
  return rest
}

function parameters(schema: GenericSchema | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return []
  const described = jsonSchema(schema, 'input')
  const variants = (described.anyOf as Json[] | undefined) ?? [described]
  const found = new Map<string, Json>()
  for (const variant of variants) {
    const required = new Set((variant.required as string[] | undefined) ?? [])
    for (const [name, value] of Object.entries((variant.properties as Record<string, Json>) ?? {})) {
      const always =
        required.has(name) && variants.every((other) => ((other.required as string[] | undefined) ?? []).includes(name))
      found.set(name, { name, in: where, required: where === 'path' || always, schema: value })
    }
  }
  return [...found.values()]
}

function requestBody(declaration: Endpoint): Json {
  if (!declaration.body) return {}
  const schema = jsonSchema(declaration.body, 'input')
  const types =
    declaration.bodyType === 'form' ? ['application/x-www-form-urlencoded', 'application/json'] : ['application/json']
  const content = Object.fromEntries(types.map((type) => [type, { schema }]))
  const file = { schema: { type: 'object', required: ['file'], properties: { file: binary } } }
  return {
    requestBody: {
      required: !safeParse(declaration.body, {}).success,
      content: declaration.bodyType === 'file' ? { 'multipart/form-data': file, ...content } : content,
    },
  }
}

function answerHeaders(declaration: Endpoint): Json {
  const totals = declaration.paged && { 'x-total-elements': 'Elements in all pages.', 'x-total-pages': 'Pages in all.' }
  const entries = Object.entries({ ...totals, ...declaration.responseHeaders })
  if (entries.length === 0) return {}
  return {
    headers: Object.fromEntries(
      entries.map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
    ),
  }
}

function responses(declaration: Endpoint): Json {
  const status = declaration.status ?? (declaration.response ? 200 : 204)
  const type = declaration.media ?? (declaration.stream ? 'text/event-stream' : 'application/json')
  const content = declaration.response && {
    content: { [type]: { schema: declaration.media ? binary : jsonSchema(declaration.response, 'output') } },
  }
  const answers: Json = { [status]: { description: declaration.summary, ...answerHeaders(declaration), ...content } }
  const byStatus = groupBy(problemsOf(declaration), problemStatus)
  for (const [refused, codes] of byStatus) {
    answers[refused] = {
      description: codes.map((code) => `\`${code}\``).join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    }
  }
  return answers
}

function operation(name: string, declaration: Endpoint): Json {
  const key = declaration.idempotent && {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: 8, maxLength: 128 },
  }
  return {
    operationId: name,
    summary: declaration.summary,
    ...(declaration.description && { description: declaration.description }),
    tags: [declaration.tag],
    security: declaration.access === 'public' ? [{}, { token: [] }] : [{ token: [] }],
    ...(typeof declaration.access === 'object' && { 'x-permissions': declaration.access.anyOf }),
    ...(typeof declaration.access === 'object' &&
      declaration.access.beside && { 'x-permissions-beside': declaration.access.beside }),
    parameters: [
      ...parameters(declaration.params, 'path'),
      ...parameters(declaration.query, 'query'),
      ...(key ? [key] : []),
    ],
    ...requestBody(declaration),
    responses: responses(declaration),
  }
}

/** The OpenAPI 3.1 document of the whole contract. */
export function toOpenApi(version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, declaration] of Object.entries({ ...(contract as Record<string, Endpoint>), ...adminContract })) {
    paths[declaration.path] ??= {}
    Object.assign(paths[declaration.path] ?? {}, { [declaration.method.toLowerCase()]: operation(name, declaration) })
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Delebil', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The `authorization` header that log-in answered with.',
        },
      },
    },
  }
}
