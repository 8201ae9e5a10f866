/** Norwegian texts of a case of the work list. */
export const caseTexts = {
  suggested: 'Foreslått',
  late: (who: string, car: number, when: string) => `${who} skulle levert bil ${car} ${when}`,
  look: (who: string, car: number, why: string) => `${who}, bil ${car}: ${why}`,
  nothing: (who: string, car: number) => `${who}, bil ${car}: ingenting venter lenger.`,
  belongs: (place: string) => `Bilen hører til på ${place}.`,
  nobody: 'Noen',
  call: (name: string) => `Ring ${name}`,
  callShort: 'Ring',
  extend: 'Forleng turen',
  extendTo: (latest: string) => `Bilen er ledig til ${latest}`,
  extendUnknown: 'Noen andre kan ha bilen etterpå',
  seen: 'Saken er sett på',
  seenWhy: 'Ingenting endres. Saken går ut av listen.',
  give: 'Gi saken videre',
  giveWhy: 'En annen følger den opp.',
} as const
