import { adminContract } from '@delebil/core-api/admin'
import { beforeAll, expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'
import { pictureText, sampleOf } from '../../testing/test-admin-samples.ts'

/** Every call of the admin area that the product's documents name, by its path and methods. */
const named = `
GET,POST cars
GET cars/metadata
GET cars/template
GET cars/icons
GET,PUT,DELETE cars/{id}
GET,POST cars/{id}/fuelCards
DELETE cars/{id}/fuelCards/{fuelCardId}
GET,POST cars/{id}/assignments
PUT,DELETE cars/{id}/assignments/{assignmentId}
GET,POST assignments
GET assignments/metadata
GET,PUT,DELETE assignments/{id}
GET,POST models
GET models/metadata
GET models/template
GET models/chargers
GET models/car-categories
GET,PUT,DELETE models/{id}
GET,POST car-image
GET car-image/metadata
GET,PUT,DELETE car-image/{id}
GET,POST locations
GET locations/metadata
GET,PUT,DELETE locations/{id}
GET,POST entity-messages
GET entity-messages/metadata
GET,PUT,DELETE entity-messages/{id}
GET,POST persons
GET persons/metadata
GET,PUT persons/{id}
GET persons/{id}/memberships
GET persons/{id}/cards
GET persons/{id}/reservations
POST persons/{id}/change-password
PUT persons/{id}/driverslicense
DELETE persons/delete/{id}
GET memberships
GET memberships/metadata
GET memberships/states
GET,PUT memberships/{id}
GET,POST memberships/{id}/members
DELETE memberships/{id}/members/{memberId}
GET memberships/{id}/sub-memberships
POST memberships/{id}/refund-deposit
DELETE memberships/delete-if-unused/{id}
GET,POST membershipTypes
GET,POST member-cards
GET member-cards/metadata
GET,PUT,DELETE member-cards/{id}
PUT,DELETE member-cards/{id}/person
GET,POST reservations
GET reservations/metadata
GET,PUT reservations/{id}
POST reservations/{id}/extend
POST reservations/{id}/cancel
POST reservations/{id}/void
POST reservations/{id}/reset-review
GET,PUT reservations/{id}/drivers
GET reservations/{id}/changelog
GET reservations/{id}/trips
GET reservations/{id}/invoice
GET reservations/{id}/conflicts
GET reservations/{id}/messages
GET reservations/messages/metadata
GET,POST admin-reservations
GET admin-reservations/metadata
GET,PUT,DELETE admin-reservations/{id}
GET problem-reservations
GET problem-reservations/metadata
GET,POST damages
GET damages/metadata
GET,PUT,DELETE damages/{id}
POST damages/{id}/add-picture
GET,DELETE damages/{id}/picture/{pictureId}
GET,POST messages
GET messages/metadata
GET,PUT messages/{id}
GET,POST situations
GET situations/metadata
GET,PUT,DELETE situations/{id}
GET,POST situations/specific
GET situations/specific/metadata
GET,PUT,DELETE situations/specific/{id}
GET feature-toggles
GET,POST saved-views
GET search
`
const calls = named
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [methods = '', path] = line.split(' ')
    return methods.split(',').map((method) => [method, `/api/admin/${path}`] as const)
  })

const { site, staff } = openAdminDesk()
let picture: string
beforeAll(async () => {
  picture = await pictureText()
})

test.each(calls)('%s %s is one call of the contract and succeeds with its sample', async (method, path) => {
  const found = Object.entries(adminContract).filter(([, call]) => call.method === method && call.path === path)
  expect(found).toHaveLength(1)
  const [name = ''] = found[0] ?? []
  const { status, text } = await site.undone(() => site.ask(name, staff.token, sampleOf(name, staff.personId, picture)))
  expect(status, text).toBeOneOf([200, 201, 204])
})

test('the list of member cards filtered by a whole card number finds that card only', async () => {
  const found = await site.ask('member-cards.list', staff.token, { query: { cardNumber: 'k50' } })
  expect(found.body).toMatchObject({ totalElements: 1, data: [{ id: 50, cardNumber: 'K50' }] })
  expect((await site.ask('member-cards.list', staff.token, { query: { cardNumber: 'K5' } })).body.data).toEqual([])
})

test('a card number or chip that another card has is refused at its field, with its holder', () =>
  site.undone(async () => {
    for (const [field, sent] of [
      ['cardNumber', { cardNumber: 'K50', chipId: '04A901' }],
      ['chipId', { cardNumber: 'K901', chipId: '04A250' }],
    ] as const) {
      const { status, body } = await site.ask('member-cards.create', staff.token, { body: { ...sent, personId: null } })
      expect([status, body.errors]).toEqual([
        409,
        [{ code: 'member-card.taken', fieldName: field, message: expect.stringContaining('Per Penn') }],
      ])
    }
  }))

test('deleting a person with a reservation ahead or an unpaid invoice is refused and lists them', () =>
  site.undone(async () => {
    const ask = (name: string) => site.ask(name, staff.token, { params: { id: 1 } })
    const { status, body } = await ask('persons.remove')
    expect([status, body.code]).toEqual([409, 'person.reservation-active'])
    const { affectedReservations } = body.entity as { affectedReservations: { id: number }[] }
    expect(affectedReservations.map(({ id }) => id).sort()).toEqual([50, 53, 54])
    await site.database.change('update reservation set voided_at = now(), blocking = false')
    await site.database.change(
      `insert into invoice (organization_id, id, number, membership_id, customer_name, invoice_date, due_date, kid, bank_account, total_ore, vat_ore)
       values (1, 50, 10001, 1, 'Eva', '2026-01-01', '2026-01-15', '18', '12345678903', 25000, 5000)`,
    )
    expect(await ask('persons.remove')).toMatchObject({
      status: 409,
      body: { code: 'person.invoice-unpaid', entity: { unpaidInvoices: [{ number: 10001, totalOre: 25_000 }] } },
    })
    expect((await ask('persons.removal')).body).toMatchObject({ openReservations: [], unpaidInvoices: [10001] })
  }))
