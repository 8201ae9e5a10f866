import type { TaskKind } from '@delebil/core-api/admin'
import { creditNoteStep } from './credit-note-step.ts'
import { customerStep } from './customer-step.ts'
import { invoiceStep } from './invoice-step.ts'
import { orderStep } from './order-step.ts'
import { productStep } from './product-step.ts'
import { sendingStep } from './sending-step.ts'
import type { Step } from './step.ts'

export const steps: Readonly<Record<TaskKind, Step>> = {
  CUSTOMER: customerStep,
  PRODUCT: productStep,
  ORDER: orderStep,
  INVOICE: invoiceStep,
  CREDIT_NOTE: creditNoteStep,
  SENDING: sendingStep,
}
