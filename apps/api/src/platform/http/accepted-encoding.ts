import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'
import type { Encoding } from '../verb.ts'

/** The smallest form that the caller takes. */
export const acceptedEncoding = ({ headers }: FastifyRequest): Encoding =>
  negotiate<Encoding>(headers['accept-encoding'] ?? '', ['br', 'gzip']) ?? 'identity'
