import type { Endpoint } from '../endpoint.ts'

/** What a client must know of an endpoint to call it, as words: method, path, and the marks that apply. */
export function describeCall(declaration: Endpoint): string {
  const { method, path, access, idempotent, bodyType, media, stream, isPatient } = declaration
  const marks = [
    access === 'public' && 'public',
    idempotent && 'idempotent',
    bodyType !== 'json' && bodyType,
    media && 'blob',
    stream && 'stream',
    isPatient && 'patient',
  ]
  return [method, path, ...marks.filter(Boolean)].join(' ')
}
