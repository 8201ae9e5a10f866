import type { AdminInput } from './test-admin-site.ts'

/** SQL: an SMS that did not arrive, to somebody who has a mobile. */
export const smsSamples = `
    insert into sms (organization_id, id, person_id, reservation_id, phone, sender, text, class, kind, parts, price_ore, state, expires_at, attempts,
      created, sent_at, ended_at, failure)
      values (1, 50, 50, 50, '+4791234599', 'Delebil', 'Bilen er klar', 'service', 'STAFF', 1, 0, 'FAILED', now(), 1, now(), now(), now(), 'UNREACHED')`

/** The least that an SMS is sent with. */
const newSms = { messageText: 'Bilen er klar', recipientIds: [50] } as const

/** What the calls about SMS are asked with. */
export const smsCallSamples: Readonly<Record<string, AdminInput>> = {
  'sms.templates': {},
  'sms.preview': { params: {}, body: newSms },
  'sms.send': { params: {}, body: newSms },
  'sms.send-again': { body: {} },
  'sms.bulk': { params: {}, body: { action: 'send-again', ids: [50] } },
}
