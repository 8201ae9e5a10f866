import type { BulkRun } from '@delebil/core-api/admin'

/** A bulk change of three models, for stories. */
export const sampleRun = (run: Partial<BulkRun>): BulkRun => ({
  id: 9,
  resource: 'models',
  action: 'change',
  at: '2026-11-22T03:00:00+01:00',
  person: { id: 2, name: 'Astrid' },
  isMine: true,
  isRehearsal: false,
  state: 'done',
  problem: null,
  why: null,
  values: { seats: 7 },
  undoes: null,
  canUndo: false,
  total: 3,
  waiting: 0,
  done: 0,
  same: 0,
  failed: 0,
  sample: [],
  reasons: [],
  ...run,
})
export const changedModels = [1, 2, 3].map((id) => ({
  id,
  title: `Modell ${id}`,
  state: 'done' as const,
  errors: [],
  changes: { seats: { from: 5, to: 7 } },
}))
export const hasCars = { message: 'Modellen har biler.', count: 1, records: [{ id: 2, title: 'Modell 2' }] }
