import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { endDemoSessions, findOpenDemoLogins } from '../../seed/demo-access.ts'

/**
 * What the operator hears of log-ins that a demo left in the database. Where the demo is off nobody gets in with its password
 * any more, and who did is logged out; who has chosen a password of their own is no part of the demo.
 */
export const noteDemoLogIns = async (
  { DEMO_DATA }: Config,
  isDemo: boolean,
  db: Queryable,
  now: Date,
): Promise<readonly string[]> => {
  if (isDemo) return []
  const personIds = await findOpenDemoLogins(db)
  if (personIds.length === 0) return []
  if (DEMO_DATA) {
    return [
      'ADVARSEL: Databasen har demoens innlogginger, og de er åpne for alle. Sett DEMO_DATA=off for å stenge dem.',
    ]
  }
  await endDemoSessions(db, personIds, now)
  return ['Databasen har demoens innlogginger. De er stengt: DEMO_DATA er off.']
}
