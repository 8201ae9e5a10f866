import type { AdminInput } from './test-admin-site.ts'
import { sealedProviderSecret } from './test-secrets-key.ts'

/** When a value comes that is decided already. */
const SETTING_FROM = '2099-02-01T00:00:00+01:00'

/** SQL: a partner, and what cars of the sample club alone are filtered by. */
export const setupSamples = `insert into partner (organization_id, id, key, name, audience) values (1, 50, 'brygga', 'Brygga', 'https://delebil.test');
  insert into property_group (id, organization_id, key, name, operator, position) values (50, 1, 'OWN_A', 'Sete', 'OR', 90), (51, 1, 'OWN_E', 'Barn', 'OR', 91);
  insert into property (id, organization_id, group_key, key, name, position) values (50, 1, 'OWN_E', 'OWN_B', 'Barnestol', 1);
  insert into identity_provider (organization_id, title, issuer, client_id, sealed_client_secret, email_domains, is_second_step)
    values (1, 'Entra', 'https://login.example.no', 'delebil', ${sealedProviderSecret}, '{delebil.test}', false);
  insert into person_view (organization_id, id, person_id, viewer_id, at, hour) values (1, 50, 2, 1, '2026-11-01T10:10Z', '2026-11-01T10:00Z');
  insert into moving_in (organization_id, begun_at, cut_over_at) values (1, '2000-01-01', '2000-01-01');
  insert into terms (organization_id, version, valid_from) values (1, '2098', '2098-01-01');
  insert into organization_setting (organization_id, key, valid_from, value) values (1, 'holdMinutes', '${SETTING_FROM}', '20')`

/** SQL: the same of the other club. */
export const setupStrangers = (
  name: string,
): string => `insert into partner (organization_id, id, key, name, audience, membership_key)
    values (2, 900, 'fremmed', '${name}', '${name}', '${name}');
  insert into partner_origin (organization_id, partner_id, origin) values (2, 900, 'https://${name.toLowerCase()}.test');
  insert into property_group (id, organization_id, key, name, operator, position) values (900, 2, 'OWN_C', '${name}', 'OR', 91);
  insert into identity_provider (organization_id, title, issuer, client_id, sealed_client_secret, email_domains, is_second_step)
    values (2, '${name}', 'https://${name.toLowerCase()}.example.no', '${name}', ${sealedProviderSecret}, '{${name.toLowerCase()}.test}', false);
  insert into person_view (organization_id, id, person_id, viewer_id, at, hour) values (2, 900, 3, 3, now(), now());
  insert into property (id, organization_id, group_key, key, name, position) values (900, 2, 'OWN_C', 'OWN_D', '${name}', 1)`

export const setupIds = { 'person-views': 50, partners: 50, 'property-groups': 50, properties: 50 } as const

export const setupCreations: Readonly<Record<string, object>> = {
  partners: { name: 'Havna', key: 'havna-2', audience: 'https://delebil.test', theme: 'auto', active: true },
  'property-groups': { name: 'Bagasje', operator: 'AND', position: 5 },
  properties: { name: 'Sovepose', groupId: 50, position: 5 },
}

export const setupCallSamples: Readonly<Record<string, AdminInput>> = {
  'system.send-mail-again': { params: { id: 1 } },
  'system.discard-mail': { params: { id: 1 } },
  'seller.change': { body: { version: 1, city: 'Bergen sentrum' } },
  'profile.change': { body: { version: 1, supportUrl: 'https://delebil.example/hjelp' } },
  'terms.add': { body: { version: 1, name: '2099', validFrom: SETTING_FROM, text: 'Vilkår', isAsked: true } },
  'terms.remove': { query: { name: '2098', version: 1 } },
  'cars.try-lock': { params: { id: 50 }, body: {} },
  'cars.set-tag': { params: { id: 50 }, body: { tag: '5780 1234' } },
  'cars.first-odometer': { params: { id: 50 }, body: { kilometers: 900_000 } },
  'moving-in.set': { body: { version: 1, cutOver: '2026-01-01T00:00:00+01:00' } },
  'moving-in.invite': { body: { version: 1 } },
  'identity-provider.set': {
    body: {
      version: 1,
      title: 'Entra',
      issuer: 'https://login.example.no/tenant/v2.0',
      clientId: 'delebil',
      clientSecret: 'hemmelig',
      emailDomains: ['delebil.test'],
      isSecondStep: false,
    },
  },
  'identity-provider.remove': { body: { version: 1 } },
  'setup.try-gateway': { params: { key: 'license' } },
  'settings.change': { body: { key: 'cancelFeePercent', value: 40, from: '2099-01-01', version: 1 } },
  'settings.remove': { query: { key: 'holdMinutes', validFrom: SETTING_FROM, version: 1 } },
}
