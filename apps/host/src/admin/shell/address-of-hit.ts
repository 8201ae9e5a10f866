import { screens } from './screens.ts'

/** Where a record of a resource is shown; nothing for what has no screen. */
export function addressOfHit(resource: string, id: number): string | undefined {
  const found = screens.find((screen) => screen.resource.key === resource)
  return found && (found.recordPath?.({ id }) ?? `${found.path}?apne=${id}`)
}
