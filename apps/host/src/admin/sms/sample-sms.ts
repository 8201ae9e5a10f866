import type { Read } from '@delebil/core-api/admin'

/** One that a member has got. */
export const sampleSms: Read<'sms'> = {
  id: 1,
  version: 3,
  person: 'Kari Nordmann',
  phone: '+4791234567',
  text: 'Hei Kari! Toyota Yaris EL12345 står på Fantoft nå. Hilsen Byfjord',
  state: 'DELIVERED',
  failure: null,
  problem: null,
  class: 'service',
  kind: 'STAFF',
  parts: 1,
  priceOre: 49,
  sender: 'Byfjord',
  personId: 7,
  reservationId: 40,
  created: '2026-11-22T14:00:00+01:00',
  nextTry: null,
  sentAt: '2026-11-22T14:00:01+01:00',
  endedAt: '2026-11-22T14:00:09+01:00',
  sentBy: 'Ragnhild Hansen',
}
