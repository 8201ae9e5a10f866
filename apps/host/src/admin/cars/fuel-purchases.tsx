import { formatMoment, PanelTable, StateBadge, useAdminHost } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { SegmentedControl, Stack } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { RecordLink } from '../shared/record-link.tsx'
import { carTexts as texts } from './car-texts.ts'
import { MoreRows, useMoreRows } from './more-rows.tsx'

const litres = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 2 })

/** What was bought with the fuel cards of a car, the newest first, and what does not add up with it: tank, place, card, trip, price. */
export function FuelPurchases({ record: { id } }: { readonly record: Pick<Read<'cars'>, 'id'> }) {
  const { permissions } = useAdminHost()
  const [which, setWhich] = useState('all')
  const isDeviating = which === 'deviating'
  const { size, more } = useMoreRows()
  const answer = usePanelAnswer(
    'fuel-purchases',
    [id, 'of-car', which, String(size)],
    ({ api, organizationId: orgId }) =>
      api.list('fuel-purchases', {
        orgId,
        filter: [
          { field: 'carId', operator: 'is', value: id },
          ...(isDeviating ? [{ field: 'isDeviating', operator: 'is', value: true } as const] : []),
        ],
        size,
      }),
  )
  return (
    <Stack gapPx={12}>
      <SegmentedControl
        label={texts.whichPurchases}
        isLabelHidden
        value={which}
        onChange={setWhich}
        options={[
          { id: 'all', label: texts.allPurchases },
          { id: 'deviating', label: texts.onlyDeviations },
        ]}
      />
      <PanelTable
        label={texts.fuelPurchases}
        answer={answer}
        rowKey={(purchase) => purchase.id}
        empty={isDeviating ? texts.noDeviations : texts.noFuelPurchases}
        columns={[
          { label: texts.at, value: ({ at }) => formatMoment(at) },
          { label: texts.station, value: ({ place }) => place ?? '–' },
          { label: texts.litres, value: (purchase) => litres.format(purchase.litres), isNumber: true },
          { label: texts.kroner, value: ({ amountOre }) => formatNok(amountOre), isNumber: true },
          { label: texts.receipt, value: ({ card, number }) => [card, number].filter(Boolean).join(' · ') || '–' },
          {
            label: texts.trip,
            value: ({ reservationId, reservationNumber }) => {
              if (reservationId === null || reservationNumber === null) return '–'
              if (!permissions.includes('RESERVATION_READ')) return String(reservationNumber)
              return (
                <RecordLink of="reservations" id={reservationId}>
                  {String(reservationNumber)}
                </RecordLink>
              )
            },
          },
          {
            label: texts.deviations,
            value: ({ deviations }) =>
              deviations === null ? (
                texts.fits
              ) : (
                <Stack gapPx={4}>
                  <StateBadge meaning="look" icon={CircleAlert}>
                    {texts.deviates}
                  </StateBadge>
                  {deviations}
                </Stack>
              ),
          },
        ]}
      />
      <MoreRows answer={answer} onMore={more} />
    </Stack>
  )
}
