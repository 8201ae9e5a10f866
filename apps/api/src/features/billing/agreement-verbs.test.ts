import { appendKidCheck } from '@delebil/validation'
import { expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'

const { site, ask, undone } = openAdminDesk()
const kid = appendKidCheck('00000001')
const company = 2
const own = 1

const tripletexOwns = () =>
  site.database.change(
    `insert into organization_setting (organization_id, key, valid_from, value)
     values (1, 'accountingOwner', '2020-01-01', '1'), (1, 'directDebitLeadDays', '2020-01-01', '20')`,
  )
const read = async (id: number) => (await ask('memberships.payment-agreements', { params: { id } })).body
const change = async (id: number, body: object) => {
  const { version } = (await read(id)) as unknown as { version: number }
  return (await ask('memberships.change-payment-agreements', { params: { id }, body: { version, ...body } })).body
}

test(
  'eFaktura and AvtaleGiro are not offered where the club owns its invoices itself: refused with a sentence, and what is kept can be deleted',
  undone(async () => {
    expect(await read(own)).toMatchObject({ isOffered: false, hasEInvoice: false, directDebitKid: null })
    for (const body of [{ hasEInvoice: true }, { directDebitKid: kid }]) {
      const refused = await change(own, body)
      expect(refused.code).toBe('membership.agreements-not-offered')
      expect(JSON.stringify(refused)).toContain('tilbys ikke')
    }
    await site.database.change('update membership set has_e_invoice = true, direct_debit_kid = $1 where id = $2', [
      kid,
      own,
    ])
    expect(await change(own, { hasEInvoice: false, directDebitKid: null })).toMatchObject({
      entity: { hasEInvoice: false, directDebitKid: null },
    })
  }),
)

test(
  'an agreement of AvtaleGiro is kept by its KID with its notice and told in the history, and ends with the KID',
  undone(async () => {
    await tripletexOwns()
    const made = await change(own, { hasEInvoice: true, directDebitKid: kid, directDebitNotice: true, why: 'Ringte' })
    expect(made.entity).toMatchObject({
      isOffered: true,
      hasEInvoice: true,
      directDebitKid: kid,
      directDebitNotice: true,
      leadDays: 20,
    })
    const history = (await ask('memberships.history', { params: { id: own } })).body.data as unknown as object[]
    expect(history[0]).toMatchObject({
      action: 'payment-agreements',
      why: 'Ringte',
      changes: { directDebitKid: { from: null, to: kid }, hasEInvoice: { from: false, to: true } },
    })
    expect((await change(own, { directDebitKid: '' })).entity).toMatchObject({
      hasEInvoice: true,
      directDebitKid: null,
      directDebitNotice: false,
    })
  }),
)

test(
  'an agreement is refused at its field for a company, by a KID that is wrong, and by one of another membership',
  undone(async () => {
    await tripletexOwns()
    const at = async (id: number, body: object) =>
      (await change(id, body)).errors?.map(({ fieldName, code }) => [fieldName, code])
    expect(await at(company, { hasEInvoice: true })).toEqual([['hasEInvoice', 'membership.agreements-private']])
    expect(await at(company, { directDebitKid: kid })).toEqual([['directDebitKid', 'membership.agreements-private']])
    expect(await at(own, { directDebitKid: `${kid}1` })).toEqual([['directDebitKid', 'field.kid']])
    await site.database.change('update membership set direct_debit_kid = $1 where id = $2', [kid, company])
    expect(await at(own, { directDebitKid: kid })).toEqual([['directDebitKid', 'membership.kid-taken']])
  }),
)
