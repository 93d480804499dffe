import type { IconName } from '@irodori/ui'
import { IconButton } from '@irodori/ui'
import type { Command } from '../command/command.ts'
import { useCommand } from './useCommand.ts'

interface CommandButtonProps {
  readonly command: Command
  readonly icon: IconName
  readonly pressed?: boolean
  /** In place of the command's own words. */
  readonly label?: string
}

/** A command as an icon; its words and shortcut show under a resting pointer. */
export function CommandButton({ command, icon, pressed, label }: CommandButtonProps) {
  const { label: own, title, isEnabled, run } = useCommand(command)
  return (
    <IconButton
      icon={icon}
      label={label ?? own}
      title={label ?? title}
      disabled={!isEnabled}
      onClick={run}
      {...(pressed === undefined ? {} : { pressed })}
    />
  )
}
