import type { Verbs } from '../verb.ts'
import { changePassword } from './account/change-password.ts'
import { createUser } from './account/create-user.ts'
import { deletePerson } from './account/delete-person.ts'
import { endSession } from './account/end-session.ts'
import { exportPerson } from './account/export-person.ts'
import { forgotPassword } from './account/forgot-password.ts'
import { getPerson } from './account/get-person.ts'
import { listSessions } from './account/list-sessions.ts'
import { logOutEverywhere } from './account/log-out-everywhere.ts'
import { resetPassword } from './account/reset-password.ts'
import { updatePerson } from './account/update-person.ts'
import { verifyLicense } from './account/verify-license.ts'
import { addPushToken } from './notifications/add-push-token.ts'
import { deletePushToken } from './notifications/delete-push-token.ts'
import { getNotificationSettings } from './notifications/get-notification-settings.ts'
import { testPushToken } from './notifications/test-push-token.ts'
import { updateNotificationSettings } from './notifications/update-notification-settings.ts'
import { updatePushToken } from './notifications/update-push-token.ts'

/** A person and their account: data, password, sessions, licence, notifications, leaving. */
export const accountVerbs = {
  createUser,
  getPerson,
  updatePerson,
  changePassword,
  forgotPassword,
  resetPassword,
  listSessions,
  endSession,
  logOutEverywhere,
  verifyLicense,
  exportPerson,
  deletePerson,
  getNotificationSettings,
  updateNotificationSettings,
  addPushToken,
  updatePushToken,
  deletePushToken,
  testPushToken,
} as const satisfies Partial<Verbs>
