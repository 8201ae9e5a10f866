import type { notificationTemplates, SmsNotificationKind } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import { readPolicy } from '../organizations/stores/settings.ts'

export type SmsTemplateKey = (typeof notificationTemplates)[SmsNotificationKind] | 'smsTripEndLink'

/** A text of SMS as an organization has it, with fields in braces. */
export const templateOf = async (
  db: Queryable,
  organizationId: number,
  key: SmsTemplateKey,
  now: Date,
): Promise<string> => (await readPolicy(db, organizationId, now))[key]
