import { mayAny, refusedToast, useAdminChange, useAdminHost, useForget, useToast } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { Button, DatePicker, IconButton, TextField } from '@delebil/ui'
import { checkRequired, parseDateField } from '@delebil/validation'
import { Plus, X } from 'lucide-react'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import * as css from '../panel/panel.css.ts'
import { PanelRows } from '../panel/panel-rows.tsx'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { carTexts } from './car-texts.ts'

const blank = { cardNumber: '', supplier: '', expires: '' }

/** The cards for fuel and charging that lie in a car: put in, taken out, and put back. */
export function FuelCards({ record: { id } }: { readonly record: Pick<Read<'cars'>, 'id'> }) {
  const { api, organizationId, permissions } = useAdminHost()
  const query = { orgId: String(organizationId) }
  const params = { id: String(id) }
  const say = useToast()
  const forget = useForget()
  const answer = usePanelAnswer('cars', [id, 'fuel-cards'], () => api.call('cars.fuel-cards', { params, query }))
  const mayWrite = mayAny(permissions, ['FLEET_MANAGEMENT_WRITE'])
  const remove = async (fuelCardId: number) => {
    const at = { params: { ...params, fuelCardId: String(fuelCardId) }, query }
    const result = await api.call('cars.remove-fuel-card', at)
    if (!result.ok) return say(refusedToast(result.refusal))
    await forget('cars')
    const putBack = async () => {
      const back = await api.call('cars.restore-fuel-card', at)
      await forget('cars')
      say(back.ok ? { tone: 'info', text: carTexts.cardAdded } : refusedToast(back.refusal))
    }
    say({ tone: 'info', text: carTexts.cardRemoved, undo: putBack })
  }
  return (
    <>
      <PanelRows
        answer={answer}
        empty={carTexts.noFuelCards}
        rows={({ data }) =>
          data.map((card) => ({
            key: card.id,
            title: `${card.supplier} ${card.cardNumber}`,
            detail: card.expires === null ? undefined : carTexts.expiresOn(typed(card.expires)),
            end: mayWrite && (
              <IconButton icon={X} label={carTexts.removeCard(card.cardNumber)} onPress={() => void remove(card.id)} />
            ),
          }))
        }
      />
      {mayWrite && <NewCard carId={id} />}
    </>
  )
}

const typed = (day: string) => day.split('-').reverse().join('.')
const dayOf = (text: string) => {
  const day = parseDateField(text)
  return day && [day.year, String(day.month).padStart(2, '0'), String(day.day).padStart(2, '0')].join('-')
}

function NewCard({ carId }: { readonly carId: number }) {
  const adding = useAdminChange('cars.add-fuel-card')
  const forget = useForget()
  const say = useToast()
  const { holdUnsaved } = useAdminHost()
  const form = useCheckedForm({
    initial: blank,
    hold: holdUnsaved,
    checks: {
      supplier: checkRequired,
      cardNumber: checkRequired,
      // What is no day stays as it was typed, and is not left out without a word.
      expires: (day) => (day.trim() === '' || dayOf(day) !== undefined ? undefined : 'field.format'),
    },
    send: async ({ expires, ...card }) => {
      const result = await adding.send({ params: { id: carId }, body: { ...card, expires: dayOf(expires) ?? null } })
      if (result.ok) await forget('cars')
      else if (Object.keys(result.refusal.fields).length === 0) say(refusedToast(result.refusal))
      return result
    },
    savedAs: () => blank,
    onDone: () => say({ tone: 'info', text: carTexts.cardAdded }),
  })
  const expires = form.field('expires')
  return (
    <form className={css.form} {...form.props}>
      <TextField label={carTexts.supplier} maxLength={60} autoComplete="off" {...form.field('supplier')} />
      <TextField label={carTexts.cardNumber} maxLength={40} autoComplete="off" {...form.field('cardNumber')} />
      <DatePicker
        label={carTexts.expires}
        isOptional
        value={dayOf(expires.value) ?? null}
        error={expires.error}
        parseText={dayOf}
        onTextCommit={expires.onChange}
        onChange={(day) => day !== null && expires.onChange(typed(day))}
      />
      <Button {...form.button} icon={Plus}>
        {carTexts.addCard}
      </Button>
    </form>
  )
}
