import { contract, type EndpointName } from '@delebil/core-api'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'
import { hashToken } from '../sessions/session-token.ts'
import { codeOfApp } from './test-codes.ts'
import { makeTestPasskey } from './test-passkey.ts'

const key = 'a secret that is only for tests'
let site: AdminSite
let sent: { kind: string }[] = []
let staff: Hired
beforeAll(async () => {
  site = await startAdminSite({
    secretsKey: key,
    jobs: {
      enqueue: async (_tx, name, data) => {
        if (name === 'mail') sent.push(data as { kind: string })
      },
    },
  })
})
afterAll(() => site.stop())
beforeEach(async () => {
  sent = []
  staff = await site.hire(1, ['ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE', 'HELP_READ'])
})

type Answer = { readonly status: number; readonly body: Record<string, unknown> | undefined }
const call = async (name: EndpointName, body?: object, { id = 0 }: { readonly id?: number } = {}): Promise<Answer> => {
  const { method, path } = contract[name]
  const { statusCode: status, body: text } = await site.app.inject({
    method,
    url: path.replace('{id}', String(id)),
    headers: { authorization: staff.token },
    ...(body && { payload: body }),
  })
  return { status, body: text === '' ? undefined : JSON.parse(text) }
}
const code = ({ body }: Answer) => body?.['code']
const challengeOf = (answer: Answer) => (answer.body as unknown as { options: { challenge: string } }).options.challenge
const work = () => site.ask('settings.read', staff.token)
const change = (sql: string, ...values: unknown[]) => site.database.change(sql, values)
const forget = () => change('update session set second_step_at = null where token_hash = $1', hashToken(staff.token))
const demand = (is: boolean) =>
  change(
    `insert into organization_setting (organization_id, key, valid_from, value) values (1, 'staffSecondStep', now() - interval '1 second', $1)
     on conflict do nothing`,
    is ? '1' : '0',
  )

/** An app that was confirmed with the code of the last time step, so that those of now and next are not used. */
const addApp = async () => {
  const begun = await call('beginApp', { name: 'Telefonen' })
  const { id, secret } = begun.body as unknown as { id: number; secret: string }
  const confirm = () => call('confirmApp', { code: codeOfApp(secret, -1) }, { id })
  const answer = await confirm()
  // A time step may end between the code and its answer.
  const confirmed = code(answer) === 'second-step.code' ? await confirm() : answer
  return { id, secret, recoveryCodes: confirmed.body?.['recoveryCodes'] as string[] }
}

test('an app counts once it is confirmed, brings recovery codes, and its secret is not to be read in the database', async () => {
  const begun = await call('beginApp', { name: 'Telefonen' })
  const { id, secret, uri } = begun.body as unknown as { id: number; secret: string; uri: string }
  expect(uri).toContain(`secret=${secret}`)
  expect((await call('getSecondStep')).body).toMatchObject({ factors: [], provedAt: null })
  expect(code(await call('confirmApp', { code: '000000' }, { id }))).toBe('second-step.code')
  const { body } = await call('confirmApp', { code: codeOfApp(secret) }, { id })
  expect(body?.['recoveryCodes']).toHaveLength(10)
  expect(body?.['secondStep']).toMatchObject({ factors: [{ kind: 'APP', name: 'Telefonen' }], recoveryCodesLeft: 10 })
  const rows = await site.database.rows<{ sealed: Buffer }>('select sealed_secret as sealed from second_factor')
  expect(rows.some(({ sealed }) => sealed.toString('latin1').includes(secret))).toBe(false)
})

test('a session of somebody with an app opens no call of staff before its code, and each code counts once', async () => {
  const { secret } = await addApp()
  expect((await work()).status).toBe(200)
  await forget()
  expect(await work()).toMatchObject({ status: 403, body: { code: 'second-step.required' } })
  // What is a member's own stays open.
  expect((await call('whoami')).status).toBe(200)
  const now = codeOfApp(secret)
  expect((await call('proveByCode', { code: now })).status).toBe(200)
  expect((await work()).status).toBe(200)
  await forget()
  expect((await call('proveByCode', { code: now })).body).toMatchObject({ errors: [{ code: 'second-step.code' }] })
})

test('a recovery code lets in once, and guessing is slowed down', async () => {
  const { recoveryCodes } = await addApp()
  await forget()
  const [first = ''] = recoveryCodes
  expect((await call('proveByCode', { code: first.toLowerCase().replace('-', ' ') })).body).toMatchObject({
    recoveryCodesLeft: 9,
  })
  expect(code(await call('proveByCode', { code: first }))).toBe('second-step.code')
  const guesses = []
  for (let guess = 0; guess < 12; guess += 1) guesses.push(code(await call('proveByCode', { code: `00000${guess}` })))
  expect(guesses).toContain('login.locked')
})

test('an organization that demands a second step keeps out who has none, and who has proved one gets in', async () => {
  await demand(true)
  expect(await work()).toMatchObject({ status: 403, body: { code: 'second-step.missing' } })
  expect((await call('getSecondStep')).body).toMatchObject({ isDemanded: true })
  const { id } = await addApp()
  expect((await work()).status).toBe(200)
  expect(code(await call('removeFactor', undefined, { id }))).toBe('second-step.last')
  await change(`delete from organization_setting where key = 'staffSecondStep'`)
  expect((await call('removeFactor', undefined, { id })).body).toMatchObject({ factors: [], recoveryCodesLeft: 0 })
})

test('rights are given, and another app is added, only soon after the second step', async () => {
  await addApp()
  const invite = () =>
    site.ask('staff.invite', staff.token, {
      body: { name: 'Nora Ny', email: 'nora@x.test', rights: [{ permission: 'HELP_READ', endsOn: null }] },
    })
  await change(
    `update session set second_step_at = now() - interval '11 minutes' where token_hash = $1`,
    hashToken(staff.token),
  )
  expect((await work()).status).toBe(200)
  expect(await invite()).toMatchObject({ status: 403, body: { code: 'second-step.again' } })
  expect(code(await call('beginApp', { name: 'En til' }))).toBe('second-step.again')
  expect(code(await call('beginPasskey', {}))).toBe('second-step.again')
  await change('update session set second_step_at = now() where token_hash = $1', hashToken(staff.token))
  expect((await invite()).status).toBeLessThan(300)
})

test('a passkey that was not asked for, or is made up, is refused', async () => {
  const made = { id: 'x', rawId: 'x', type: 'public-key', response: {} }
  expect(code(await call('addPasskey', { name: 'Nøkkel', made }))).toBe('second-step.passkey')
  expect((await call('beginPasskey', {})).body?.['options']).toMatchObject({ challenge: expect.any(String) })
  expect(code(await call('addPasskey', { name: 'Nøkkel', made }))).toBe('second-step.passkey')
  expect(code(await call('proveByPasskey', { made }))).toBe('second-step.passkey')
  expect(code(await call('beginProof'))).toBe('second-step.missing')
})

test('an app whose secret was sealed with a key that is lost counts for nothing, and a recovery code still lets in', async () => {
  const { recoveryCodes, secret } = await addApp()
  await change(
    `update second_factor set sealed_secret = '\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f' where person_id = $1`,
    staff.personId,
  )
  await forget()
  expect(code(await call('proveByCode', { code: codeOfApp(secret) }))).toBe('second-step.code')
  expect((await call('proveByCode', { code: recoveryCodes[0] ?? '' })).status).toBe(200)
})

test('the first app of somebody with a password needs the password', async () => {
  await change(`update person set password_hash = 'x' where id = $1`, staff.personId)
  expect((await call('beginApp', { name: 'Telefonen' })).body).toMatchObject({
    errors: [{ code: 'field.required', fieldName: 'currentPassword' }],
  })
})

test('a passkey is added and proves the second step, each signature once, and only of the site it was made for', async () => {
  const passkey = makeTestPasskey('http://localhost')
  const stranger = makeTestPasskey('https://elsewhere.example')
  const foreign = stranger.make(challengeOf(await call('beginPasskey', {})))
  expect(code(await call('addPasskey', { name: 'Nøkkel', made: foreign }))).toBe('second-step.passkey')

  const made = passkey.make(challengeOf(await call('beginPasskey', {})))
  const added = await call('addPasskey', { name: 'Nøkkel', made })
  expect(added).toMatchObject({ status: 201, body: { secondStep: { factors: [{ kind: 'PASSKEY' }] } } })
  expect(code(await call('addPasskey', { name: 'Igjen', made }))).toBe('second-step.passkey')

  await forget()
  expect(await work()).toMatchObject({ body: { code: 'second-step.required' } })
  const signed = passkey.sign(challengeOf(await call('beginProof')))
  expect((await call('proveByPasskey', { made: signed })).status).toBe(200)
  expect((await work()).status).toBe(200)
  await forget()
  await call('beginProof')
  expect(code(await call('proveByPasskey', { made: signed }))).toBe('second-step.passkey')
})

test('a challenge that was given for a proof adds no passkey: the password alone opens nothing', async () => {
  const mine = makeTestPasskey('http://localhost')
  await call('addPasskey', { name: 'Min', made: mine.make(challengeOf(await call('beginPasskey', {}))) })
  await forget()
  const theirs = makeTestPasskey('http://localhost')
  const made = theirs.make(challengeOf(await call('beginProof')))
  expect(code(await call('addPasskey', { name: 'Deres', made }))).toBe('second-step.passkey')
  expect(await work()).toMatchObject({ body: { code: 'second-step.required' } })
  expect((await call('getSecondStep')).body?.['factors']).toHaveLength(1)
})

test('an app that was begun before there was a passkey is not confirmed from a session without a proof, nor ten minutes later', async () => {
  const begin = async () =>
    (await call('beginApp', { name: 'Telefonen' })).body as unknown as { id: number; secret: string }
  const early = await begin()
  const passkey = makeTestPasskey('http://localhost')
  await call('addPasskey', { name: 'Min', made: passkey.make(challengeOf(await call('beginPasskey', {}))) })
  await forget()
  const confirm = ({ id, secret }: typeof early) => call('confirmApp', { code: codeOfApp(secret) }, { id })
  expect(code(await confirm(early))).toBe('second-step.again')
  await change('update session set second_step_at = now() where token_hash = $1', hashToken(staff.token))
  const late = await begin()
  await change(`update second_factor set created_at = now() - interval '11 minutes' where id = $1`, late.id)
  expect(code(await confirm(late))).toBe('resource.unknown')
})

test('a payout in bulk and a password of one’s own need a recent proof, as one payout does', async () => {
  staff = await site.hire(1, ['BILLING_READ', 'BILLING_WRITE'])
  await addApp()
  await change(
    `update session set second_step_at = now() - interval '11 minutes' where token_hash = $1`,
    hashToken(staff.token),
  )
  const bulk = () => site.ask('payouts.bulk', staff.token, { body: { action: 'approve', ids: [1] } })
  expect(await bulk()).toMatchObject({ status: 403, body: { code: 'second-step.again' } })
  expect(code(await call('changePassword', { currentPassword: 'x', newPassword: 'fjorden-fryser-aldri' }))).toBe(
    'second-step.again',
  )
  await change('update session set second_step_at = now() where token_hash = $1', hashToken(staff.token))
  const run = (await bulk()).body.entity as { id: number }
  await change(
    `update session set second_step_at = now() - interval '11 minutes' where token_hash = $1`,
    hashToken(staff.token),
  )
  expect(await site.ask('bulk-runs.start', staff.token, { params: { id: run.id }, body: {} })).toMatchObject({
    body: { code: 'second-step.again' },
  })
})

test('a factor that is added or taken away, and new codes, are mailed to their person', async () => {
  const letters: unknown[] = []
  const { id } = await addApp()
  await call('renewRecoveryCodes')
  await call('removeFactor', undefined, { id })
  letters.push(...sent.filter(({ kind }) => kind === 'secondStepChanged'))
  expect(letters).toHaveLength(3)
})
