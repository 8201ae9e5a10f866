import { changePassword } from '../features/accounts/change-password.ts'
import { createUser } from '../features/accounts/create-user.ts'
import { deletePerson } from '../features/accounts/delete-person.ts'
import { exportPerson } from '../features/accounts/export-person.ts'
import { forgotPassword } from '../features/accounts/forgot-password.ts'
import { getPerson } from '../features/accounts/get-person.ts'
import { resetPassword } from '../features/accounts/reset-password.ts'
import { updatePerson } from '../features/accounts/update-person.ts'
import { verifyLicense } from '../features/accounts/verify-license.ts'
import { addPushToken } from '../features/notifications/add-push-token.ts'
import { deletePushToken } from '../features/notifications/delete-push-token.ts'
import { getNotificationSettings } from '../features/notifications/get-notification-settings.ts'
import { testPushToken } from '../features/notifications/try-push-token.ts'
import { updateNotificationSettings } from '../features/notifications/update-notification-settings.ts'
import { updatePushToken } from '../features/notifications/update-push-token.ts'
import { endSession } from '../features/sessions/end-session.ts'
import { listSessions } from '../features/sessions/list-sessions.ts'
import { logOutEverywhere } from '../features/sessions/log-out-everywhere.ts'
import type { Verbs } from '../platform/verb.ts'

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
