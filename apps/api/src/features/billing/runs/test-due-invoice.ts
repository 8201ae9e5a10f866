import { addOsloDays, osloDateText } from '@delebil/validation/time'
import { company, type openRunSite } from './test-run-site.ts'

/** An invoice of the company's for 125,01 kr that is due so many days from now; below zero it was. Answers its id. */
export const dueInvoice =
  ({ site, owe, approved, issue, invoicesOf }: ReturnType<typeof openRunSite>) =>
  async (days: number): Promise<number> => {
    await owe(company, 12_501)
    const run = await approved()
    await issue(run)
    const [invoice] = await invoicesOf(run)
    await site.database.change(
      'update invoice set due_date = $2::date, invoice_date = least(invoice_date, $2::date) where id = $1',
      [invoice?.id, osloDateText(addOsloDays(new Date(), days))],
    )
    return invoice?.id ?? 0
  }
