export { isUnknownFailure } from '../change-failure.ts'
export { IMPORT_MAX_BYTES, IMPORT_ROWS_AT_ONCE, NEAR_END_MINUTES } from '../import-limits.ts'
export { MESSAGE_MAX_LENGTH, MESSAGE_PICTURES_MAX, messageKinds, RESERVATION_PICTURES_MAX } from '../message.ts'
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
export { START_PATH, safePath } from '../waypoint.ts'
