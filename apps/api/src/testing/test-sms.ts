import type { SmsGateway } from '../adapters/sms/port.ts'

/** A gateway that takes all and tells nothing. */
export const testSms: SmsGateway = {
  secret: 'test-sms-secret',
  send: async (messages) => new Map(messages.map(({ ref }) => [ref, { isTaken: true }])),
  readNews: () => undefined,
}
