/** Norwegian texts of a moment that somebody chooses. */
export const momentTexts = {
  winterTime: (time: string) => `${time} (vintertid)`,
} as const
