/** The list that is sent when a driver is added: the current one and the new one, each person once. */
export function addDriver<D extends { id: string }>(drivers: readonly D[], added: D): D[] {
  return drivers.some(({ id }) => id === added.id) ? [...drivers] : [...drivers, added]
}
