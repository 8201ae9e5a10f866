import { checkNewPassword } from '@delebil/validation'
import { personChecks } from '../../site/form/person-fields.ts'

/** What is asked of somebody without a user, and what it must be, wherever one is made. */
export const newUserChecks = { ...personChecks, password: checkNewPassword }
export const blankUser = { name: '', email: '', phone: '', password: '' }
export type NewUserValues = typeof blankUser
