import { HeadedCard, PanelTable } from '@delebil/admin-components'
import type { MonthEnd, MonthReport } from '@delebil/core-api/admin'
import { formatNok } from '@delebil/validation/text'
import * as css from './month-end.css.ts'
import { monthEndTexts as texts } from './month-end-texts.ts'

const nothing = () => undefined

/** What the members owed at the start, what came and went, and what they owe by their open bills: the same sum. */
export function MonthSums({ report, openBillsOre }: Pick<MonthEnd, 'report' | 'openBillsOre'>) {
  const { invoices, creditNotes, placedOre, writtenOffOre, repaidOre, receivables } = report
  const differenceOre = receivables.closingOre - openBillsOre
  const rows = [
    [texts.opening, receivables.openingOre],
    [texts.invoiced, invoices.grossOre],
    [texts.credited, creditNotes.grossOre],
    [texts.placed, 0 - placedOre],
    [texts.writtenOff, 0 - writtenOffOre],
    [texts.repaid, repaidOre],
  ] as const
  return (
    <HeadedCard heading={texts.sums}>
      <dl className={css.sums}>
        {rows.map(([name, ore]) => (
          <Sum key={name} name={name} ore={ore} />
        ))}
        <Sum name={texts.closing} ore={receivables.closingOre} look="strong" />
        <Sum name={texts.bills} ore={openBillsOre} />
        <Sum name={texts.difference} ore={differenceOre} look={differenceOre === 0 ? 'strong' : 'wrong'} />
      </dl>
    </HeadedCard>
  )
}

const looks = {
  plain: [css.sumName, css.sum],
  strong: [css.strongName, css.strong],
  wrong: [css.wrongName, css.wrong],
} as const

function Sum({
  name,
  ore,
  look = 'plain',
}: {
  readonly name: string
  readonly ore: number
  readonly look?: keyof typeof looks
}) {
  const [nameLook, sumLook] = looks[look]
  return (
    <>
      <dt className={nameLook}>{name}</dt>
      <dd className={sumLook}>{formatNok(ore)}</dd>
    </>
  )
}

/** What was sold and lost of each VAT code. */
export function MonthVat({ report }: { readonly report: MonthReport }) {
  const rows = report.vat.flatMap(({ vatCode, vatPercent, netOre, vatOre, lostNetOre, lostVatOre }) => {
    const code = texts.codeOf(vatCode, vatPercent)
    const sold = { code, netOre, vatOre }
    return lostNetOre === 0
      ? [sold]
      : [sold, { code: texts.lost(code), netOre: 0 - lostNetOre, vatOre: 0 - lostVatOre }]
  })
  const total = {
    code: texts.sum,
    netOre: rows.reduce((sum, { netOre }) => sum + netOre, 0),
    vatOre: rows.reduce((sum, { vatOre }) => sum + vatOre, 0),
  }
  return (
    <HeadedCard heading={texts.vat}>
      <PanelTable
        label={texts.vat}
        answer={{ data: { data: rows.length === 0 ? [] : [...rows, total] }, error: undefined, again: nothing }}
        rowKey={({ code }) => code}
        empty={texts.none}
        columns={[
          { label: texts.code, value: ({ code }) => code },
          { label: texts.net, value: ({ netOre }) => formatNok(netOre), isNumber: true },
          { label: texts.vatOre, value: ({ vatOre }) => formatNok(vatOre), isNumber: true },
        ]}
      />
    </HeadedCard>
  )
}

/** What was booked on each account. */
export function MonthAccounts({ report: { accounts, journal } }: { readonly report: MonthReport }) {
  const rows = accounts.map(({ account, ...ore }) => ({ account: account ?? texts.noAccount, ...ore }))
  const total = { account: texts.sum, debitOre: journal.debitOre, creditOre: journal.creditOre }
  return (
    <HeadedCard heading={texts.accounts}>
      <PanelTable
        label={texts.accounts}
        answer={{ data: { data: rows.length === 0 ? [] : [...rows, total] }, error: undefined, again: nothing }}
        rowKey={({ account }) => account}
        empty={texts.none}
        columns={[
          { label: texts.account, value: ({ account }) => account },
          { label: texts.debit, value: ({ debitOre }) => formatNok(debitOre), isNumber: true },
          { label: texts.credit, value: ({ creditOre }) => formatNok(creditOre), isNumber: true },
        ]}
      />
    </HeadedCard>
  )
}
