import { randomUUID } from 'node:crypto'
import { checkShape } from './check-shape.ts'
import type { Company } from './fake-company.ts'
import { FakeRefusal, invalid } from './fake-refusal.ts'
import { shapes } from './fake-shapes.ts'

const unauthorized = () => new FakeRefusal(401, 3000, 'Unauthorized')

/** Whom the tokens let in, and until when: a session ends at midnight of its day. */
export const createSessions = (tokens: { readonly consumerToken: string; readonly employeeToken: string }) => {
  const open = new Map<string, string>()
  return {
    create: (body: unknown, today: string) => {
      const { consumerToken, employeeToken, expirationDate } = checkShape(body, shapes.session)
      if (typeof expirationDate !== 'string' || expirationDate <= today)
        throw invalid('expirationDate', 'Må være senere enn i dag.')
      if (consumerToken !== tokens.consumerToken || employeeToken !== tokens.employeeToken) throw unauthorized()
      const token = randomUUID()
      open.set(token, expirationDate)
      return { token, expirationDate }
    },
    /** The user is 0 for the company of the token itself. */
    check: (authorization: string | undefined, { id }: Company, today: string): void => {
      const [, encoded = ''] = /^Basic (.+)$/.exec(authorization ?? '') ?? []
      const [user, token = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
      const until = open.get(token)
      if (until === undefined || until <= today || (user !== '0' && user !== String(id))) throw unauthorized()
    },
    expire: () => open.clear(),
  }
}
