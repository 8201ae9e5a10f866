/** Norwegian texts of what others do meanwhile. */
export const liveTexts = {
  changedBy: (name: string) => `Endret nå av ${name}`,
  changedNow: 'Endret nå av noen andre',
  take: 'Ta med endringene',
} as const
