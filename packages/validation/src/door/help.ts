export { isUnknownFailure } from '../change-failure.ts'
export { type AskedExtension, EXTENSION_ANSWER_MINUTES, extensionAnswer } from '../extension-answer.ts'
export { IMPORT_MAX_BYTES, IMPORT_ROWS_AT_ONCE, NEAR_END_MINUTES } from '../import-limits.ts'
export { MESSAGE_MAX_LENGTH, MESSAGE_PICTURES_MAX, messageKinds, RESERVATION_PICTURES_MAX } from '../message.ts'
export {
  checkNotificationWays,
  type NotificationKind,
  type NotificationWay,
  notificationKinds,
  notificationWays,
  waysThatReach,
} from '../notification.ts'
export { notificationSms, type SmsNotificationKind } from '../notification-sms.ts'
export { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS, PICTURE_MAX_SIDE, PICTURE_SMALL_SIDE } from '../picture-limits.ts'
export {
  isSituationFor,
  isSituationTag,
  parseHelpText,
  relevantSituations,
  type SituationFuel,
  type SituationQuestion,
  type SituationSource,
  type SituationTag,
  type SituationTopic,
  situationTags,
  type TextBlock,
} from '../situation.ts'
export {
  checkSmsSender,
  checkSmsText,
  fillSms,
  isAnswerable,
  isStop,
  isYes,
  type QuietHours,
  quietUntil,
  type SmsClass,
  smsClasses,
  smsFieldsIn,
  smsNumber,
} from '../sms.ts'
export { staffSmsFields } from '../sms-template.ts'
export { notificationTemplates, staffTemplates } from '../sms-template-policy-fields.ts'
export {
  SMS_MAX_LENGTH,
  type SmsParts,
  type SmsText,
  smsParts,
  type TurnedCharacter,
  toSmsText,
} from '../sms-text.ts'
export { START_PATH, safePath } from '../waypoint.ts'
