/** How far an SMS has come. */
export const smsStates = { QUEUED: 'I kø', SENT: 'Sendt', DELIVERED: 'Kom fram', FAILED: 'Kom ikke fram' } as const

/** Why an SMS did not arrive. */
export const smsFailures = {
  REFUSED: 'Leverandøren tok den ikke',
  UNREACHED: 'Telefonen ble ikke nådd',
  TOO_LATE: 'Det ble for sent å sende den',
} as const

/** What an SMS is for. */
export const smsClassText = { service: 'Om reservasjon eller medlemskap', news: 'Nyhet' } as const

/** What an SMS is about: what staff wrote, or what is told by itself. */
export const smsKinds = {
  STAFF: 'Skrevet av ansatte',
  TRIP_START: 'Påminnelse før turen',
  TRIP_END: 'Spørsmål om å forlenge',
  LATE_RETURN: 'Bilen er for sen',
  CAR_HELD: 'Bil fra ventelisten',
  TRIP_CHANGED: 'Beskjed om en tur',
  REPLY: 'Svar fra klubben',
  LICENSE: 'Førerkort',
  INVOICE_DUE: 'Faktura forfaller',
  ANSWER: 'Svar på en SMS',
} as const
