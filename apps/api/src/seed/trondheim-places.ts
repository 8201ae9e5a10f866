import type { SeedPlace } from './seed-place.ts'

/** Real places of Trondheim; where the cars stand is made up. */
export const trondheimPlaces: readonly SeedPlace[] = [
  ['Midtbyen', 63.4304, 10.3951, 'Leüthenhaven, plan 2.'],
  ['Solsiden', 63.4345, 10.4113, 'Ved kanalen, merket felt.'],
  ['Bakklandet', 63.4283, 10.4041, null],
  ['Møllenberg', 63.4318, 10.4183, 'Rosenborg gate, øvre ende.'],
  ['Ila', 63.4298, 10.3697, 'Ved Ilaparken.'],
  ['Lade', 63.4449, 10.4475, 'Ved City Lade, nordsiden.'],
  ['Lerkendal', 63.4121, 10.4047, 'Ved stasjonen.'],
  ['Gløshaugen', 63.4183, 10.4057, null],
  ['Byåsen', 63.4118, 10.3423, 'Byåsen butikksenter.'],
  ['Ranheim', 63.4272, 10.5272, 'Ved butikken.'],
]
