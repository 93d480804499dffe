import { useAtomValue } from 'jotai/react'
import type { Atom } from 'jotai/vanilla'
import { atom } from 'jotai/vanilla'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Command } from '../command/command.ts'
import { platformOf, shortcutOf } from '../command/shortcuts.ts'
import { historyAtom, pageKeyAtom, selectionAtom, templatesAtom } from '../state/designState.ts'
import { orderAtom, savedAtom, savingAtom } from '../state/savingState.ts'
import { arrangingAtom, stageReadyAtom } from '../state/viewState.ts'
import { useEditor } from './EditorContext.ts'

const WATCHED: readonly Atom<unknown>[] = [
  historyAtom,
  pageKeyAtom,
  selectionAtom,
  templatesAtom,
  orderAtom,
  savedAtom,
  savingAtom,
  stageReadyAtom,
  arrangingAtom,
]

export interface BoundCommand {
  /** Label of the command. */
  readonly label: string
  /** Label with the shortcut, for tooltips. */
  readonly title: string
  readonly isEnabled: boolean
  readonly run: () => void
}

/** Binds a command to the editor and tracks whether it is enabled. */
export function useCommand(command: Command): BoundCommand {
  const { t } = useTranslation('editor')
  const { store, commands } = useEditor()
  const enabledAtom = useMemo(
    () =>
      atom((get) => {
        for (const watched of WATCHED) get(watched)
        return command.isEnabled(commands)
      }),
    [command, commands],
  )
  const isEnabled = useAtomValue(enabledAtom, { store })
  const label = t(command.label)
  const shortcut = shortcutOf(command, platformOf(navigator.userAgent))
  return {
    label,
    title: shortcut === null ? label : `${label}（${shortcut}）`,
    isEnabled,
    run: () => {
      if (command.isEnabled(commands)) command.run(commands)
    },
  }
}
