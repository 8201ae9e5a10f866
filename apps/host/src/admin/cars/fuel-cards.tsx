import { mayAny, refusedToast, useAdminChange, useAdminHost, useForget, useToast } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { Button, DatePicker, IconButton, TextField } from '@delebil/ui'
import { parseDateField } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import { Plus, X } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import * as css from '../panel/panel.css.ts'
import { PanelRows } from '../panel/panel-rows.tsx'
import { useTold } from '../panel/use-told.ts'
import { carTexts } from './car-texts.ts'

interface Card {
  readonly cardNumber: string
  readonly supplier: string
  readonly expires: string | null
}
const blank: Card = { cardNumber: '', supplier: '', expires: null }

/** The cards for fuel and charging that lie in a car: put in, taken out, and put back. */
export function FuelCards({ record: { id } }: { readonly record: Pick<Read<'cars'>, 'id'> }) {
  const { api, organizationId, permissions } = useAdminHost()
  const query = { orgId: String(organizationId) }
  const params = { id: String(id) }
  const say = useToast()
  const forget = useForget()
  const answer = useTold('cars', [id, 'fuel-cards'], () => api.call('cars.fuel-cards', { params, query }))
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
  const { send, isPending } = useAdminChange('cars.add-fuel-card')
  const forget = useForget()
  const say = useToast()
  const { holdUnsaved } = useAdminHost()
  const [card, setCard] = useState(blank)
  // What is no day stays as it was typed, and is not left out without a word.
  const [typedDay, setTypedDay] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const isTyped = JSON.stringify(card) !== JSON.stringify(blank) || typedDay.trim() !== ''
  useEffect(() => (isTyped ? holdUnsaved?.() : undefined), [isTyped, holdUnsaved])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = (['supplier', 'cardNumber'] as const).filter((name) => card[name].trim() === '')
    const isNoDay = typedDay.trim() !== '' && dayOf(typedDay) === undefined
    setErrors({
      ...Object.fromEntries(missing.map((name) => [name, problemText['field.required']])),
      ...(isNoDay && { expires: problemText['field.format'] }),
    })
    if (missing.length > 0 || isNoDay) return
    const result = await send({ params: { id: carId }, body: card })
    if (result.ok) {
      await forget('cars')
      setCard(blank)
      say({ tone: 'info', text: carTexts.cardAdded })
      return
    }
    setErrors(result.refusal.fields)
    if (Object.keys(result.refusal.fields).length === 0) say(refusedToast(result.refusal))
  }
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={carTexts.supplier}
        value={card.supplier}
        error={errors['supplier']}
        maxLength={60}
        autoComplete="off"
        onChange={(supplier) => setCard({ ...card, supplier })}
      />
      <TextField
        label={carTexts.cardNumber}
        value={card.cardNumber}
        error={errors['cardNumber']}
        maxLength={40}
        autoComplete="off"
        onChange={(cardNumber) => setCard({ ...card, cardNumber })}
      />
      <DatePicker
        label={carTexts.expires}
        isOptional
        value={card.expires}
        error={errors['expires']}
        parseText={dayOf}
        onTextCommit={setTypedDay}
        onChange={(expires) => {
          setCard({ ...card, expires })
          if (expires !== null) setTypedDay('')
        }}
      />
      <Button type="submit" icon={Plus} isPending={isPending}>
        {carTexts.addCard}
      </Button>
    </form>
  )
}
