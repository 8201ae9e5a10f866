// In this order: the later ones carry the names of the earlier ones too.
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

const find = (list: readonly (readonly [string, string])[], userAgent: string) =>
  list.find(([mark]) => userAgent.includes(mark))?.[1]

/** What a browser calls itself, as a person would: browser and system, as far as they are known. */
export function describeDevice(userAgent: string | null): { browser?: string; system?: string } {
  const browser = find(browsers, userAgent ?? '')
  const system = find(systems, userAgent ?? '')
  return { ...(browser && { browser }), ...(system && { system }) }
}
