import { useTranslation } from 'react-i18next'
import type { Command } from '../command/command.ts'
import { keyLabel, platformOf } from '../command/shortcuts.ts'

export interface CommandLabels {
  readonly label: string
  /** How it is read, and other words for it; empty where there are none. */
  readonly reading: string
  /** As they are printed on this visitor's keyboard. */
  readonly shortcuts: readonly string[]
}

/** What is said of a command in lists. */
export function useCommandLabels(): (command: Command) => CommandLabels {
  const { t, i18n } = useTranslation(['editor', 'tools'])
  const platform = platformOf(navigator.userAgent)
  return ({ label, keys }) => {
    const reading = `tools:${label.replace('command.', 'reading.')}`
    return {
      label: t(label),
      reading: i18n.exists(reading) ? String(t(reading as 'tools:reading.undo')) : '',
      shortcuts: [...new Set(keys.map((one) => keyLabel(one, platform)))],
    }
  }
}
