import { colors, tabularFigures, vars } from '@delebil/ui/theme'
import { contrast, contrastPairs } from '../../packages/ui/src/theme/contrast.ts'

const cell = { padding: '6px 16px 6px 0', textAlign: 'start', borderBottom: `1px solid ${vars.color.border}` } as const
const ground = { display: 'inline-block', padding: '2px 8px', borderRadius: vars.radius.control } as const
const dot = { display: 'inline-block', width: 12, height: 12, borderRadius: '50%', background: 'currentColor' } as const
const ratio = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

interface ContrastTableProps {
  readonly theme: 'light' | 'dark'
}

/** Every pair that the house draws, its ratio by WCAG and the least that is enough; `colors.test.ts` holds the same list. */
export function ContrastTable({ theme }: ContrastTableProps) {
  const color = colors[theme]
  const rows = contrastPairs.flatMap(({ atLeast, pairs }) => pairs.map(([front, back]) => ({ front, back, atLeast })))
  return (
    <table
      className={tabularFigures}
      style={{ borderCollapse: 'collapse', fontFamily: vars.font.family, fontSize: vars.text.small }}
    >
      <caption style={{ ...cell, fontWeight: vars.font.weightBold, borderBottom: 0 }}>
        {theme === 'light' ? 'Light' : 'Dark'}
      </caption>
      <thead>
        <tr>
          {['Sample', 'On', 'Ratio', 'Least'].map((name) => (
            <th key={name} scope="col" style={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ front, back, atLeast }) => (
          <tr key={front + back}>
            <td style={cell}>
              <span style={{ ...ground, color: color[front], backgroundColor: color[back] }}>
                {/* A shape is no text: it is held against what shapes must keep. */}
                {atLeast === 3 ? <span style={dot} /> : 'Aa'}
              </span>{' '}
              {front}
            </td>
            <td style={cell}>{back}</td>
            <td style={cell}>{ratio.format(contrast(color[front], color[back]))}</td>
            <td style={cell}>{ratio.format(atLeast)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
