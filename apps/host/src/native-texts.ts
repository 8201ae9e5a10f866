/** What every page says inside the mobile app. */
export const nativeTexts = { nearby: 'Biler i nærheten' } as const
