import type { Answer } from '@delebil/core-api'
import type { AdminCalls, PaymentProposal, Read } from '@delebil/core-api/admin'

type Payment = Read<'incoming-payments'>

export const oneDigitOff: Payment = {
  id: 1,
  version: 1,
  bookedOn: '2026-11-19',
  payerName: 'M Nygaard',
  amountOre: 301_220,
  kid: '00020299000104700',
  state: 'WAITING',
  invoices: null,
  overOre: 0,
  shortOre: 0,
  leftOre: 301_220,
  finding: 'KID_WRONG',
  source: 'OCR',
  fileName: 'ocr-0319.txt',
  fileReference: '0000319',
  fileId: 7,
  line: 112,
  payerAccount: '12345678903',
  text: null,
  archiveReference: '000000112',
  reason: null,
  setAside: null,
}
export const tooMuch: Payment = {
  ...oneDigitOff,
  id: 2,
  payerName: 'Torunn Vik',
  amountOre: 42_010,
  kid: '00020350000104336',
  state: 'OVER',
  finding: 'MATCHED',
  overOre: 1800,
  leftOre: 0,
  invoices: '10433',
  line: 113,
}
export const unknown: Payment = {
  ...oneDigitOff,
  id: 3,
  payerName: null,
  amountOre: 25_000,
  kid: null,
  finding: 'NO_KID',
  leftOre: 25_000,
  line: 115,
}
export const matchedPayment: Payment = {
  ...tooMuch,
  id: 4,
  payerName: 'Jonas Kvamme',
  amountOre: 301_220,
  state: 'MATCHED',
  overOre: 0,
  kid: '00020299000104400',
  invoices: '10440',
}

export const proposals: readonly PaymentProposal[] = [
  {
    invoiceId: 440,
    paymentId: null,
    membershipId: 20,
    number: 10_440,
    name: 'Marit Nygård',
    dueDate: '2026-11-17',
    restOre: 301_220,
    kid: '00020299000104400',
    reasons: ['KID_ONE_OFF', 'AMOUNT', 'NAME'],
  },
  {
    invoiceId: 204,
    paymentId: null,
    membershipId: 21,
    number: 10_204,
    name: 'Jorunn Nguyen',
    dueDate: '2026-11-17',
    restOre: 301_220,
    kid: '00020300000102040',
    reasons: ['AMOUNT'],
  },
]

export const overview: Answer<AdminCalls['incoming-payments.overview']> = {
  lastFile: {
    id: 7,
    format: 'OCR',
    name: 'ocr-0319.txt',
    reference: '0000319',
    payments: 386,
    amountOre: 44_190_320,
    readAt: '2026-11-19T06:10:00+01:00',
  },
  since: '2026-10-20',
  inOre: 44_190_320,
  paidOre: 42_743_340,
  waitingOre: 1_446_980,
  accounting: 'OWN',
}

const trip = {
  reservationId: 90,
  reservationNumber: 111_870,
  start: '2026-10-22T10:00:00+02:00',
  end: '2026-10-26T18:00:00+01:00',
  carNumber: 204,
  model: 'Ford Transit',
  place: 'Danmarks plass',
  kilometers: 318,
}
const rule = { tariffId: 3, name: 'Varebil', validFrom: '2026-01-01T00:00:00+01:00' }
const line = { chargeId: 61, description: 'Leietid', quantity: 40, unit: 'time', unitPriceOre: 3700, grossOre: 148_000 }

export const trail: Answer<AdminCalls['invoices.trail']> = {
  invoice: {
    id: 440,
    number: 10_440,
    customer: 'Marit Nygård',
    kid: '00020299000104400',
    dueDate: '2026-11-17',
    totalOre: 301_220,
    paidOre: 0,
    restOre: 301_220,
    runId: 34,
  },
  lines: [
    { ...line, reason: null, trip, rule },
    { ...line, chargeId: 62, description: 'Kilometer', grossOre: 112_140, reason: null, trip, rule },
    {
      ...line,
      chargeId: 63,
      description: 'Vask',
      grossOre: 41_080,
      reason: 'Bilen var full av sand',
      trip: null,
      rule: null,
    },
  ],
}
