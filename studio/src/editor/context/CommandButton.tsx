import { IconButton } from '@irodori/ui/IconButton'
import type { IconName } from '@irodori/ui/shapes'
import type { Command } from '../command/command.ts'
import { useCommand } from './useCommand.ts'

interface CommandButtonProps {
  readonly command: Command
  readonly icon: IconName
  readonly pressed?: boolean
  /** Replaces the command's label. */
  readonly label?: string
  /** A short name below the icon, where the style sheet has room for it. */
  readonly caption?: string
}

/** An icon button for a command; label and shortcut are its tooltip. */
export function CommandButton({ command, icon, pressed, label, caption }: CommandButtonProps) {
  const { label: own, title, isEnabled, run } = useCommand(command)
  return (
    <IconButton
      icon={icon}
      label={label ?? own}
      title={label ?? title}
      disabled={!isEnabled}
      onClick={run}
      data-caption={caption}
      {...(pressed === undefined ? {} : { pressed })}
    />
  )
}
