import { describe, expect, it } from 'vitest'
import { checkPolicyValue, policyAt, standardPolicy } from './policy.ts'
import { policyFields } from './policy-fields.ts'
import { checkSmsTemplate } from './sms-template.ts'
import { smsTemplatePolicyFields } from './sms-template-policy-fields.ts'

const keys = Object.keys(smsTemplatePolicyFields) as (keyof typeof smsTemplatePolicyFields)[]

describe('a text of SMS that an organization has of its own', () => {
  it('[Z24] says something in at most seven parts, with fields that somebody fills in', () => {
    expect(checkSmsTemplate('Hei {fornavn}', ['fornavn'])).toBeUndefined()
    expect(checkSmsTemplate('Hei {fornamn}', ['fornavn'])).toBe('field.sms-field')
    expect(checkSmsTemplate(' ', [])).toBe('field.required')
    expect(checkSmsTemplate('a'.repeat(1072), [])).toBe('field.sms-too-long')
  })

  it('[Z24] is a policy: what is refused, or was never decided, is the standard', () => {
    for (const key of keys) {
      expect(checkPolicyValue(key, policyFields[key].standard)).toBeUndefined()
      expect(checkPolicyValue(key, 'Hei {tull}')).toBe('field.sms-field')
      expect(checkPolicyValue(key, 7)).toBe('field.required')
    }
    const at = new Date('2026-11-26T10:00:00Z')
    const decided = (value: string) => [{ key: 'smsReply', validFrom: '2026-01-01T00:00:00Z', value }]
    expect(policyAt(decided('Svar fra {klubb}'), at).smsReply).toBe('Svar fra {klubb}')
    expect(policyAt(decided('{tull}'), at).smsReply).toBe(standardPolicy.smsReply)
  })

  it('[Z24] keeps the fields that the answer JA needs where it asks whether to extend', () => {
    expect(checkPolicyValue('smsTripEnd', 'Svar JA for å forlenge til {nyslutt}')).toBe('field.sms-field-needed')
    expect(checkPolicyValue('smsTripEnd', 'Svar JA: til {nyslutt} for {pris}')).toBeUndefined()
    expect(checkPolicyValue('smsTripEndLink', 'Forleng til {nyslutt} for {pris}')).toBe('field.sms-field-needed')
  })
})
