import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { field, help, label, message } from '../field/field.css.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { space } = vars

export const narrowestVar = createVar()
export const row = style([
  reset,
  {
    display: 'grid',
    alignItems: 'start',
    gap: space.s16,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${narrowestVar}, 100%), 1fr))`,
    minWidth: 0,
  },
])
/** Few fields share all of the width. */
export const filled = style({ gridTemplateColumns: `repeat(auto-fit, minmax(min(${narrowestVar}, 100%), 1fr))` })

const able = '(grid-template-rows: subgrid)'
const when = (rules: Record<string, string | number>) => ({ '@supports': { [able]: rules } })

// Name, help, what one types in and what is wrong with it: four lines, which all fields of a row share.
const [nameLine, helpLine, ownLine, messageLine] = [1, 2, 3, 4]
globalStyle(`${row}`, when({ rowGap: 0, marginBlockEnd: `calc(-1 * ${space.s16})` }))
// A list of choices leaves a template beside itself, which takes no room.
globalStyle(
  `${row} > :not(template)`,
  when({
    display: 'grid',
    gridRow: `span ${messageLine}`,
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    paddingBlockEnd: space.s16,
  }),
)
globalStyle(`${row} > :not(${field}) > *`, when({ gridRow: '1 / -1', alignSelf: 'end' }))
globalStyle(
  `${row} > ${field}, ${row} > * > ${field}`,
  when({ display: 'grid', gridTemplateRows: 'subgrid', rowGap: 0, alignSelf: 'stretch' }),
)
const part = (name: string) => `> ${field} > ${name}`
const whole = (name: string) => `${part(name)}, ${row} > * ${part(name)}`
globalStyle(`${row} ${whole('*')}`, when({ gridRow: ownLine, gridColumn: 1, minWidth: 0 }))
globalStyle(`${row} ${whole(label)}`, when({ gridRow: nameLine, marginBlockEnd: space.s4 }))
globalStyle(`${row} ${whole(help)}`, when({ gridRow: helpLine, marginBlockEnd: space.s4 }))
globalStyle(`${row} ${whole(message)}`, when({ gridRow: messageLine, marginBlockStart: space.s4 }))
