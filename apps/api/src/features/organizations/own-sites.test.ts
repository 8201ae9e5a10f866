import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '../../adapters/mail/port.ts'
import type { JobData } from '../../platform/jobs/jobs.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'
import { ownSiteMail } from './own-site-mail.ts'

const own = 'https://bil.nord.example'
let site: AdminSite
let staff: Hired
const letters: JobData['mail'][] = []
beforeAll(async () => {
  site = await startAdminSite({
    jobs: { enqueue: async (_tx, name, data) => void (name === 'mail' && letters.push(data as JobData['mail'])) },
  })
  staff = await site.hire(1, ['ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE'])
})
afterAll(() => site.stop())

const change = async (siteUrl: string | null) => {
  const { body } = await site.ask('profile.read', staff.token)
  return site.ask('profile.change', staff.token, {
    body: { version: (body as unknown as { version: number }).version, siteUrl },
  })
}
const organizationsAt = async (host: string): Promise<string[]> => {
  const answer = await site.app.inject({ url: '/api/organizations', headers: { host } })
  return answer.json().data.map(({ name }: { name: string }) => name)
}

test.each([
  ['http://bil.nord.example', 'field.site-address'],
  ['https://bil.nord.example/medlem', 'field.site'],
  ['bil.nord.example', 'field.site-address'],
])('a site %s is refused at its field: %s', async (siteUrl, code) => {
  expect(await change(siteUrl)).toMatchObject({ status: 400, body: { errors: [{ code, fieldName: 'siteUrl' }] } })
})

test('a site of an organization shows it alone, is kept with who set it, and is no other’s', async () => {
  await site.database.change(`update organization set site_url = 'https://bil.sor.example' where id = 2`)
  expect(await change('https://bil.sor.example')).toMatchObject({ body: { errors: [{ code: 'field.site-taken' }] } })
  expect(await change(`${own}/`)).toMatchObject({ status: 200, body: { entity: { siteUrl: own } } })
  // Each server reads them again within five seconds.
  await expect.poll(() => organizationsAt('bil.nord.example'), { timeout: 8000 }).toEqual(['Nord bildeling'])
  expect(await organizationsAt('bil.sor.example')).toEqual(['Sør bildeling'])
  expect(await organizationsAt('delebil.example')).toHaveLength(2)
  const { body } = await site.ask('profile.history', staff.token)
  expect((body.data as object[])[0]).toMatchObject({ changes: { siteUrl: { from: null, to: own } } })
}, 15_000)

test('a mail of an organization leads to its site, and any other to the common one', async () => {
  const sent: string[] = []
  const plain: Mail = { send: async ({ text }) => void sent.push(text), close: () => undefined }
  const mail = ownSiteMail(plain, site, 'https://delebil.example')
  const text = 'Se https://delebil.example/invoices'
  const letter = { kind: 'movedIn', to: 'eva@delebil.test', subject: 'Faktura', text } as const
  await mail.send({ ...letter, organizationId: 1 })
  await mail.send(letter)
  expect(sent).toEqual([`Se ${own}/invoices`, text])
})
