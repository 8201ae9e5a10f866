import type { Verb } from '../../platform/verb.ts'

/** What the log-in box shows a button for. */
export const getSignOn: Verb<'getSignOn'> = async ({ signOn }) => ({
  answer: { entity: signOn ? { name: signOn.name, title: signOn.title } : null },
})
