import { formatMoment, PanelTable, type RecordPanel, useAdminAnswer } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { formatNok } from '@delebil/validation/text'
import { billingTexts as texts } from './billing-texts.ts'

function DisputesOfCharge({ record: { id, version } }: { readonly record: Read<'billing'> }) {
  const { data, error, mutate } = useAdminAnswer('billing.disputes', { params: { id } })
  return (
    <PanelTable
      key={version}
      label={texts.disputes}
      answer={{ data, error: error?.message, again: () => void mutate() }}
      rowKey={(dispute) => dispute.id}
      empty={texts.noDisputes}
      columns={[
        {
          label: texts.raisedAt,
          value: ({ raisedAt, raisedBy }) => [formatMoment(raisedAt), raisedBy].filter(Boolean).join(', '),
        },
        {
          label: texts.said,
          value: ({ text, shouldBeOre }) =>
            shouldBeOre === null ? text : `${text} ${texts.shouldBe(formatNok(shouldBeOre))}`,
        },
        {
          label: texts.answerOf,
          value: ({ outcome, answer, answeredBy, dueAt }) =>
            outcome === null
              ? texts.due(formatMoment(dueAt))
              : [`${texts.outcomes[outcome]}: ${answer}`, answeredBy].filter(Boolean).join(', '),
        },
      ]}
    />
  )
}

/** What somebody said is wrong with a charge, and what was answered. */
export const disputesOfCharge: RecordPanel<'billing'> = {
  key: 'disputes',
  heading: texts.disputes,
  Panel: DisputesOfCharge,
}
