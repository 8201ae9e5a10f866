import { FactGrid, HeadedCard, PanelTable } from '@delebil/admin-components'
import type { ComparedAmount, Rehearsal } from '@delebil/core-api/admin'
import { SegmentedControl, Stack } from '@delebil/ui'
import { formatCount, formatNok } from '@delebil/validation/text'
import { useState } from 'react'
import { ChangeBar } from './change-bar.tsx'
import { MethodTable } from './method-table.tsx'
import * as sides from './outliers.css.ts'
import { RunOutliers } from './run-outliers.tsx'
import { runTexts as texts } from './run-texts.ts'
import { signed } from './signed.ts'

const kinds = ['products', 'members', 'cars'] as const
type Kind = (typeof kinds)[number]

const averageOf = ({ memberships, grossOre }: { memberships: number; grossOre: number }): number =>
  memberships === 0 ? 0 : Math.round(grossOre / memberships)

interface RehearsalProps {
  readonly data: Rehearsal | undefined
  readonly error: string | undefined
  readonly again: () => void
}

/** What is billed, beside what was delivered in the month before. */
export function RehearsalFigures({ data, error, again }: RehearsalProps) {
  const [kind, setKind] = useState<Kind>('products')
  const answer = <T,>(rows: ((found: Rehearsal) => readonly T[]) | undefined) => ({
    data: data && rows && { data: rows(data) },
    error,
    again,
  })
  return (
    <Stack gapPx={16}>
      {data && <Figures data={data} />}
      <div className={sides.sides}>
        <div className={sides.stack}>
          <HeadedCard
            heading={texts.compared}
            actions={
              <SegmentedControl
                label={texts.comparedBy}
                isLabelHidden
                value={kind}
                onChange={(chosen) => setKind(kinds.find((one) => one === chosen) ?? 'products')}
                options={kinds.map((one) => ({ id: one, label: texts.by[one] }))}
              />
            }
          >
            <PanelTable<ComparedAmount>
              label={texts.compared}
              answer={answer((found) => found[kind])}
              rowKey={({ id: row }) => row}
              empty={texts.nothingCompared}
              columns={[
                { label: texts.by[kind], value: ({ name }) => name },
                { label: texts.now, value: ({ grossOre }) => formatNok(grossOre), isNumber: true },
                { label: texts.before, value: ({ beforeOre }) => formatNok(beforeOre), isNumber: true },
                {
                  label: texts.change,
                  value: ({ grossOre, beforeOre }) => signed(grossOre - beforeOre),
                  isNumber: true,
                },
                { label: texts.share, value: (amount) => <ChangeBar {...amount} />, isNumber: true },
              ]}
            />
          </HeadedCard>
          <div className={sides.pair}>
            <HeadedCard heading={texts.codes}>
              <PanelTable
                label={texts.codes}
                answer={answer((found) => found.vat)}
                rowKey={({ vatCode, vatPercent }) => `${vatCode} ${vatPercent}`}
                empty={texts.nothingCompared}
                columns={[
                  { label: texts.code, value: ({ vatCode, vatPercent }) => texts.codeOf(vatCode, vatPercent) },
                  { label: texts.gross, value: ({ grossOre }) => formatNok(grossOre), isNumber: true },
                  { label: texts.vatOre, value: ({ vatOre }) => formatNok(vatOre), isNumber: true },
                ]}
              />
            </HeadedCard>
            <HeadedCard heading={texts.methods}>
              <MethodTable answer={answer((found) => found.methods)} />
            </HeadedCard>
          </div>
        </div>
        {data && <RunOutliers outliers={data.before.memberships === 0 ? [] : data.outliers} />}
      </div>
    </Stack>
  )
}

function Figures({ data }: { readonly data: Rehearsal }) {
  const { before } = data
  const note = (text: string) => [{ id: 'before', text: texts.against(text), isMuted: true }]
  return (
    <FactGrid
      facts={[
        {
          label: texts.invoices,
          main: formatCount(data.memberships),
          lines: [
            ...note(formatCount(before.memberships)),
            { id: 'lines', text: texts.linesOf(data.lines), isMuted: true },
          ],
        },
        { label: texts.sum, main: formatNok(data.grossOre), lines: note(formatNok(before.grossOre)) },
        { label: texts.vat, main: formatNok(data.vatOre) },
        { label: texts.average, main: formatNok(averageOf(data)), lines: note(formatNok(averageOf(before))) },
      ]}
    />
  )
}
