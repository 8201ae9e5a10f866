import { osloDateText } from '@delebil/validation/time'
import type { ForeignProduct, ProductDraft } from '../../../adapters/accounting/port.ts'
import { theProduct } from '../stores/accounting-bills.ts'
import { type Foreign, TaskStopped } from '../stores/accounting-task.ts'
import type { Step, Work } from './step.ts'

const draftOf = async ({ db, known, task, now }: Work): Promise<ProductDraft> => {
  const today = osloDateText(now)
  const { productNumber, name, account, vatCode } = await theProduct(db, task.organizationId, task.ownId, today)
  return {
    number: await known.nameOf('PRODUCT', productNumber),
    name,
    vatTypeId: await known.vatTypeOf(vatCode ?? '', today),
    accountId: account === null ? null : await known.accountOf(account),
  }
}

// The books use the code of their product, whatever a line says.
const adopt = ({ id, number, vatTypeId, isInactive }: ForeignProduct, draft: ProductDraft): Foreign => {
  if (isInactive) throw new TaskStopped('product-inactive', { product: number })
  if (vatTypeId !== null && vatTypeId !== draft.vatTypeId) throw new TaskStopped('product-vat', { product: number })
  return { id, number }
}

export const productStep: Step = {
  prepare: async (work) => {
    const draft = await draftOf(work)
    const there = await work.books.findProduct(draft.number)
    if (there) return { found: adopt(there, draft) }
    return { sent: draft, write: async () => adopt(await work.books.createProduct(draft), draft) }
  },
  look: async (work) => {
    const draft = await draftOf(work)
    const there = await work.books.findProduct(draft.number)
    return there && adopt(there, draft)
  },
}
