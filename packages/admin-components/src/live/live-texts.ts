/** Norwegian texts of what others do meanwhile. */
export const liveTexts = {
  added: (count: number) => `${count} ${count === 1 ? 'ny' : 'nye'}`,
  changed: (count: number) => `${count} endret`,
  gone: (count: number) => `${count} borte`,
  load: (news: string) => `Vis: ${news}`,
  said: (news: string) => `${news} i listen`,
  changedBy: (name: string) => `Endret nå av ${name}`,
  changedNow: 'Endret nå av noen andre',
  take: 'Ta med endringene',
} as const
