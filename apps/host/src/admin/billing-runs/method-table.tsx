import { type PanelAnswer, PanelTable } from '@delebil/admin-components'
import { invoiceMethodText, type Rehearsal } from '@delebil/core-api/admin'
import { formatCount, formatNok } from '@delebil/validation/text'
import { runTexts as texts } from './run-texts.ts'

type MethodSum = Rehearsal['methods'][number]

/** How the bills of a run go out. */
export function MethodTable({ answer }: { readonly answer: PanelAnswer<{ readonly data: readonly MethodSum[] }> }) {
  return (
    <PanelTable<MethodSum>
      label={texts.methods}
      answer={answer}
      rowKey={({ method }) => method}
      empty={texts.nothingCompared}
      columns={[
        { label: texts.method, value: ({ method }) => invoiceMethodText[method] },
        { label: texts.count, value: ({ memberships }) => formatCount(memberships), isNumber: true },
        { label: texts.kroner, value: ({ grossOre }) => formatNok(grossOre), isNumber: true },
      ]}
    />
  )
}
