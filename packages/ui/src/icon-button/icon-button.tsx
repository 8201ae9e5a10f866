import { Tooltip } from '../tooltip/tooltip.tsx'
import { PlainIconButton, type PlainIconButtonProps } from './plain-icon-button.tsx'

/** `label` is shown as a tooltip too. */
export type IconButtonProps = PlainIconButtonProps

/** A button without visible text: only for actions everyone knows by their sign. */
export function IconButton(props: IconButtonProps) {
  return (
    <Tooltip text={props.label}>
      <PlainIconButton {...props} />
    </Tooltip>
  )
}
