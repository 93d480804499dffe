import { useTranslation } from 'react-i18next'
import type { Command } from '../command/command.ts'
import { keyLabel, platformOf } from '../command/shortcuts.ts'

export interface CommandLabels {
  readonly label: string
  /** Reading in kana and synonyms; empty if there are none. */
  readonly reading: string
  /** Labels of the shortcuts for this platform. */
  readonly shortcuts: readonly string[]
}

/** Label, reading and shortcuts of a command for lists. */
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
