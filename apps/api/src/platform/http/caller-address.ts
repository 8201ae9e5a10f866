import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** Where a call comes from, for counting: an IPv6 caller has a whole /64 to choose from and counts as one. */
export const callerAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip, 64)
