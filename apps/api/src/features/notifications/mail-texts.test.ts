import type { MailKind } from '@delebil/core-api/admin'
import { formatDateTime, formatNok } from '@delebil/validation/text'
import { expect, test } from 'vitest'
import type { MailMessage } from '../../adapters/mail/port.ts'
import { mailTexts } from './mail-texts.ts'

const at = new Date('2026-11-22T12:00:00+01:00')
const period = { start: at, end: at }
// Whoever makes an account or invites somebody writes these, and the address may be anybody's.
const typed = { name: 'ETTERLYST NAVN', invitedBy: 'ETTERLYST INNBYDER', membershipName: 'ETTERLYST MEDLEMSKAP' }
const to = { id: 7, name: typed.name, email: 'noen@delebil.test' }
const organization = { name: 'Nord bildeling', phone: '55 00 00 00' }
const link = 'https://delebil.test/x'
const car = { model: 'Yaris', licensePlate: 'EL10001', locationName: 'Torget' }

/** Every mail, and the values in it beside texts of ours: the receiver's own address, links of ours, what the club or its staff wrote. */
const mails: Readonly<Record<keyof typeof mailTexts, readonly [MailMessage, readonly string[]]>> = {
  passwordReset: [mailTexts.passwordReset(to, link), [to.email, link]],
  secondStepChanged: [mailTexts.secondStepChanged(to), []],
  movedIn: [
    mailTexts.movedIn({ organizationId: 1, organizationName: organization.name, ...to, hasPassword: false }, link),
    [to.email, link, organization.name],
  ],
  gatewayTrial: [mailTexts.gatewayTrial(to), []],
  loginLink: [mailTexts.loginLink(to, link), [to.email, link]],
  invitation: [
    mailTexts.invitation(
      { ...typed, organizationId: 1, inviteeEmail: to.email, organizationName: organization.name },
      link,
    ),
    [to.email, link, organization.name],
  ],
  staffInvitation: [
    mailTexts.staffInvitation({ organizationId: 1, email: to.email, organizationName: organization.name }, link),
    [to.email, link, organization.name],
  ],
  passwordChanged: [mailTexts.passwordChanged(to, organization), [organization.name, organization.phone]],
  emailChanged: [mailTexts.emailChanged(to, organization), [organization.name, organization.phone]],
  welcome: [mailTexts.welcome(to, link), [link]],
  confirmEmail: [mailTexts.confirmEmail(to, link), [to.email, link]],
  signOnLinked: [mailTexts.signOnLinked(to, 'Vipps'), ['Vipps']],
  signOnUnlinked: [mailTexts.signOnUnlinked(to, 'Vipps'), ['Vipps']],
  welcomeBySignOn: [mailTexts.welcomeBySignOn(to, 'Vipps'), ['Vipps']],
  paymentReceipt: [
    mailTexts.paymentReceipt(1, to, { ...typed, amountOre: 100, depositOre: 60, feeOre: 40, invoiceNumber: null }),
    [formatNok(100), formatNok(60), formatNok(40)],
  ],
  carHeld: [mailTexts.carHeld(1, to, { car, window: period, until: at, link }), [car.model, car.locationName, link]],
  invoiceDrafted: [
    mailTexts.invoiceDrafted(1, to, { total: formatNok(12_500), openUntil: at, link }),
    [formatNok(12_500), formatDateTime(at), link],
  ],
  disputeAnswered: [
    mailTexts.disputeAnswered(1, to, {
      description: 'Leietid',
      outcome: 'KEPT',
      answer: 'Bilen var ute i fire timer',
      link,
    }),
    ['Leietid', 'Bilen var ute i fire timer', link],
  ],
  expenseDecided: [
    mailTexts.expenseDecided(1, to, {
      what: 'Utlegg, vask',
      amountOre: 24_900,
      approvedOre: 20_000,
      state: 'CREDITED',
      reason: 'Resten var kaffe',
      link,
    }),
    [formatNok(24_900), formatNok(20_000), 'Utlegg, vask', 'Resten var kaffe', link],
  ],
  billingDataAsked: [mailTexts.billingDataAsked(1, to, link), [link]],
  invoice: [
    mailTexts.invoice(1, organization.name, to.email, {
      kind: 'INVOICE',
      number: 10_001,
      total: formatNok(12_500),
      dueDate: '2026-11-15',
      kid: '00000001000100010',
    }),
    [formatNok(12_500), '15.11.2026', '00000001000100010'],
  ],
  reminder: [
    mailTexts.reminder(1, organization.name, to.email, {
      kind: 'NOTICE',
      number: 10_001,
      rest: formatNok(12_500),
      dueDate: '2026-11-15',
      kid: '00000001000100010',
    }),
    [formatNok(12_500), '15.11.2026', '00000001000100010'],
  ],
  fromStaff: [mailTexts.fromStaff(1, to, { reservationNumber: 4711, text: 'Ring oss', link }), ['Ring oss', link]],
  notified: [
    mailTexts.notified(1, 'tripStart', to, { title: 'Turen begynner snart', text: 'Yaris står på Torget', link }),
    ['Yaris står på Torget', link],
  ],
  reservationMoved: [
    mailTexts.reservationMoved(1, to, { car, from: period, to: period }),
    [car.model, car.licensePlate, car.locationName],
  ],
  licenseApproved: [mailTexts.licenseApproved(1, to, '2030-01-31'), ['31.01.2030']],
  licenseRefused: [mailTexts.licenseRefused(1, to, 'UNREADABLE', link), [link]],
  licenseEnding: [mailTexts.licenseEnding(to, '2030-01-31', link), ['31.01.2030', link]],
  deleted: [mailTexts.deleted(to), []],
}

test.each(Object.entries(mails))(
  'the mail %s holds what the club wrote and nothing that a stranger could',
  (_name, mail) => {
    const [{ subject, text }, values] = mail
    for (const value of values) expect(text).toContain(value)
    for (const value of Object.values(typed)) expect(`${subject} ${text}`).not.toContain(value)
    expect(text).toMatch(/^Hei!\n\n/)
  },
)

test('a mail is about an account or an organization, so that somebody sees when it does not arrive', () => {
  const ofOrganization: readonly MailKind[] = [
    'invitation',
    'staffInvitation',
    'movedIn',
    'paymentReceipt',
    'carHeld',
    'invoice',
    'invoiceDrafted',
    'reminder',
    'disputeAnswered',
    'billingDataAsked',
    'expenseDecided',
    'tripStart',
    'fromStaff',
    'reservationMoved',
    'licenseApproved',
    'licenseRefused',
  ]
  for (const [{ kind, organizationId, personId }] of Object.values(mails)) {
    expect([kind, organizationId, personId]).toEqual(
      ofOrganization.includes(kind) ? [kind, 1, undefined] : [kind, undefined, 7],
    )
  }
})
