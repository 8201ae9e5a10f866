import type { PersistedSession } from './session-state.ts'
import { type KeyedStorage, storagePrefix } from './stored-session.ts'

type Choices = Pick<PersistedSession, 'selectedMembershipId' | 'selectedOrganizationId'>

const keys = ['selectedMembershipId', 'selectedOrganizationId'] as const
const keyOf = (name: string) => `${storagePrefix}tab:${name}`

/** What this tab has chosen: another tab that works for another club changes nothing here, and neither does a reload. */
export function readTabChoices(tab: KeyedStorage | undefined): Choices {
  const chosen = keys.map((key) => [key, Number(tab?.getItem(keyOf(key)) ?? undefined)] as const)
  return Object.fromEntries(chosen.filter(([, id]) => Number.isSafeInteger(id)))
}

export function writeTabChoices(tab: KeyedStorage | undefined, choices: Choices): void {
  for (const key of keys) {
    const id = choices[key]
    try {
      if (id === undefined) tab?.removeItem(keyOf(key))
      else tab?.setItem(keyOf(key), String(id))
    } catch {
      // A full or forbidden storage: a reload then goes by what any tab chose last.
    }
  }
}
