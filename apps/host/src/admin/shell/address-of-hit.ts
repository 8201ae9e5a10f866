import { screens } from './screens.ts'

const all = Object.values(screens)

/** Where a record of a resource is shown; nothing for what has no screen. */
export function addressOfHit(resource: string, id: number): string | undefined {
  const found = all.find((screen) => screen.resource.key === resource)
  return found && (found.recordPath?.({ id }) ?? `${found.path}?apne=${id}`)
}
