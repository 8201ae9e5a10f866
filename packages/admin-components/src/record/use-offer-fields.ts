import type { AdminResource } from '@delebil/core-api/admin'
import { PencilLine } from 'lucide-react'
import { useOfferCommands } from '../command/commands.ts'
import { askedLabel } from '../field/field-input.tsx'
import { texts } from '../texts.ts'
import { focusIn } from './error-summary.tsx'

/** A box that lies over the page keeps the focus until it is gone. */
function focusWhenFree(id: string): void {
  if (document.querySelector('[role=dialog]')) requestAnimationFrame(() => focusWhenFree(id))
  else requestAnimationFrame(() => focusIn(id))
}

/** The search leads to each field of the form that is open, by its name. */
export function useOfferFields(
  { fields }: Pick<AdminResource, 'fields'>,
  order: readonly string[],
  idOf: (name: string) => string,
): void {
  useOfferCommands(
    order.flatMap((name) => {
      const field = fields[name]
      if (!field) return []
      const run = () => focusWhenFree(idOf(name))
      return [{ id: `field ${name}`, label: askedLabel(field), group: texts.toField, icon: PencilLine, run }]
    }),
  )
}
