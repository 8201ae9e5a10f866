export {
  CALLER_CHECK_ANSWERS,
  CALLER_CHECK_MINUTES,
  type CallerQuestion,
  callerCheckedUntil,
  callerQuestions,
  isCallerChecked,
} from '../caller-check.ts'
export { SECOND_STEP_MINUTES } from '../constants.ts'
export { checkEmail, checkEmails, EMAIL_CONFIRMATION_HOURS, EMAIL_MAX_LENGTH, parseEmails } from '../email.ts'
export { checkFullName } from '../full-name.ts'
export {
  checkInvitation,
  checkInvitee,
  checkRemoval,
  INVITATION_DAYS,
  type InvitationMoments,
  OPEN_INVITATIONS_MAX,
  type Removal,
  stateAfterJoin,
} from '../joining.ts'
export {
  type Booker,
  type BookerProblem,
  bookerProblems,
  checkBooker,
  checkDriver,
  checkLicense,
  isLicenseProblem,
  isLicenseValid,
  LICENSE_CHECK,
  LICENSE_CLASS_NEEDED,
  type LicenseProblem,
  type LicenseStanding,
  type LicenseState,
  licenseProblems,
  licenseStateAfter,
  licenseStates,
} from '../license.ts'
export {
  checkLicenseApproval,
  isLicenseEnding,
  LICENSE_NOTICE_DAYS,
  LICENSE_PICTURE_DAYS,
  type LicenseRefusal,
  type LicenseSide,
  licenseRefusals,
  licenseSides,
  staffLicenseRefusals,
} from '../license-check.ts'
export {
  KNOWN_BROWSER_DAYS,
  LOGIN_FIRST_DELAY_SECONDS,
  LOGIN_FREE_FAILURES,
  LOGIN_LINK_MINUTES,
  LOGIN_MAX_DELAY_SECONDS,
  loginDelay,
} from '../login-attempts.ts'
export {
  MEMBERSHIP_RETRY_MAX_MS,
  MEMBERSHIP_RETRY_STEP_MS,
  mayReadInvoices,
  missingMembershipRetryDelayMs,
  selectMembership,
  sortMemberships,
} from '../membership-selection.ts'
export {
  isMembershipState,
  type MembershipStanding,
  type MembershipState,
  membershipStates,
  needsIdCard,
} from '../membership-state.ts'
export { checkName, checkTitle } from '../name.ts'
export { checkNationalId, parseNationalId } from '../national-id.ts'
export {
  checkOrganizationNumber,
  organizationNumberCheckDigit,
  parseOrganizationNumber,
} from '../organization-number.ts'
export {
  administeredOrganizations,
  type OrganizationPermissions,
  selectOrganization,
} from '../organization-selection.ts'
export { checkPartnerKeys, type PartnerPublicKey, parsePartnerKeys } from '../partner-keys.ts'
export { checkPartnerOrigins, parsePartnerOrigins } from '../partner-origins.ts'
export { canSubmitLogin, checkNewPassword, PASSWORD_MIN_LENGTH, PASSWORD_RESET_MINUTES } from '../password.ts'
export { checkPhone, formatPhone, PHONE_MAX_LENGTH, parsePhone } from '../phone.ts'
export { checkPostalCode } from '../postal-code.ts'
export { checkPostponement, POSTPONEMENT_MAX_DAYS } from '../postponement.ts'
export { isSamePersonName } from '../same-person-name.ts'
export { checkSiteAddress, LOGO_MAX_LENGTH, TERMS_MAX_LENGTH } from '../site-address.ts'
