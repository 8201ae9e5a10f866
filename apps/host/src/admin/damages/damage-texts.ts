/** What follows with what is done about a damage. */
function follows(action: string, isCarActive: boolean): string {
  const car = isCarActive ? 'Bilen kan reserveres som før.' : 'Bilen er fortsatt ute av drift.'
  const said: Readonly<Record<string, string>> = {
    accept: `Skaden skal utbedres. ${car}`,
    repair: `Skaden er borte fra bilen. ${car}`,
    dismiss: `Ingenting skal utbedres. ${car}`,
    reopen: `Skaden skal utbedres likevel. ${car}`,
    'bring-back': 'Medlemmene kan reservere den igjen.',
  }
  return said[action] ?? ''
}

/** Norwegian texts of the damages' screens. */
export const damageTexts = {
  suggested: 'Foreslått',
  wrong: (car: number, what: string, where: string | undefined) =>
    where === undefined ? `Bil ${car}: ${what}` : `Bil ${car}, ${where}: ${what}`,
  reported: (who: string | null, when: string, reservation: number | null) =>
    `Meldt av ${who ?? 'klubben'} ${when}${reservation === null ? '' : `, reservasjon ${reservation}`}.`,
  carInUse: 'Bilen kan reserveres.',
  carOut: 'Bilen er ute av drift og kan ikke reserveres.',
  outShort: 'ute av drift',
  follows,
  bringBackQuestion: 'Medlemmene kan reservere bilen igjen.',
  noDamages: 'Ingen åpne skader.',
  accept: 'Godta skaden',
  accepted: 'Skaden er godtatt',
  dismiss: 'Avvis skaden',
  dismissed: 'Skaden er avvist',
  repair: 'Meld utbedret',
  repaired: 'Skaden er utbedret',
  repairedStillOut: 'Skaden er utbedret. Bilen er fortsatt ute av drift.',
  reopen: 'Åpne igjen',
  reopened: 'Skaden er åpnet igjen',
  bringBack: 'Sett bilen i drift',
  broughtBack: 'Bilen er i drift igjen',
  pictures: 'Bilder',
  noPictures: 'Ingen bilder.',
  pictureOf: (at: number, total: number) => `Bilde ${at} av ${total}`,
  removePicture: (name: string) => `Slett ${name}`,
  removeQuestion: (name: string) => `Vil du slette «${name}»? Det kan ikke angres.`,
  removed: 'Bildet er slettet',
  car: 'Bilen',
  toCar: (number: string, plate: string) => `Bil ${number} · ${plate}`,
  toReservation: (number: string) => `Reservasjon ${number}`,
  inUse: 'I bruk',
  outOfUse: 'Ute av drift: kan ikke reserveres',
  charge: 'Før egenandel',
  charged: 'Egenandelen kommer på neste faktura',
  excess: 'Beløp',
  otherDamages: 'Andre åpne skader på bilen',
} as const
