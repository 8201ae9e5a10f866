/** What was done to a reservation, by members and staff. */
export const changeTexts: Readonly<Record<string, string>> = {
  created: 'Reservert',
  started: 'Turen begynte',
  extended: 'Forlenget',
  ended: 'Turen ble avsluttet',
  canceled: 'Avbestilt',
  'car-changed': 'Byttet bil',
  'drivers-changed': 'Sjåførene endret',
  'note-changed': 'Notatet endret',
  'damage-reported': 'Skade meldt',
  'changed-by-staff': 'Endret av klubben',
  voided: 'Annullert',
  reviewed: 'Sett på',
  'review-asked': 'Satt på arbeidslisten',
  'handed-over': 'Gitt videre',
  reopened: 'Tatt opp igjen',
  moved: 'Flyttet',
}
