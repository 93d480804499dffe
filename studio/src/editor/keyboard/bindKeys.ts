import hotkeys from 'hotkeys-js'
import type { Command, CommandContext } from '../command/command.ts'
import type { Platform } from '../command/shortcuts.ts'
import { hotkeysOf } from '../command/shortcuts.ts'

const SCOPE = 'editor'

/** Keys that a focused control uses itself. */
const OWN_KEYS = new Set(['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'])
const FIELDS = 'input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]'
const CONTROLS = 'button, a, input, [role=slider], [role=radio], [role=menuitem], summary'

/** Dialogs and menus, which take every key while they are open. */
const MODAL = '[role=dialog], [role=alertdialog], [role=menu]'

/** True if a key belongs to a field, a dialog, a control or an input method, so that it runs no command. */
export function belongsToField(
  event: Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>,
  target: Element | null,
): boolean {
  // Browsers report 229 for a key that an input method handles.
  if (event.isComposing || event.keyCode === 229) return true
  if (!target) return false
  if (target.closest(MODAL)) return true
  if (target.closest(FIELDS)) return true
  return OWN_KEYS.has(event.key) && target.closest(CONTROLS) !== null
}

/** Commands that also work inside fields. Fields keep ⌘Z and other keys. */
const WORKS_IN_FIELDS = new Set(['save'])

/** Binds the commands to the keyboard. @returns unbinds them */
export function bindKeys(commands: readonly Command[], context: CommandContext, platform: Platform): () => void {
  const bound = commands
    .filter((command) => !command.isByEvent)
    .flatMap((command) => command.keys.map((keys) => ({ command, keys: hotkeysOf(keys, platform) })))
  const earlier = hotkeys.filter
  hotkeys.filter = () => true
  for (const { command, keys } of bound) {
    // '=' and ',' are keys here; hotkeys-js would read a comma as a separator.
    hotkeys(keys, { scope: SCOPE, splitKey: '+', single: false }, (event) => {
      const target = event.target instanceof Element ? event.target : null
      const inDialog = target?.closest(MODAL)
      if (belongsToField(event, target) && !(WORKS_IN_FIELDS.has(command.id) && !event.isComposing && !inDialog)) return
      if (!command.isEnabled(context)) {
        // Suppresses the browser's save dialog.
        if (command.id === 'save') event.preventDefault()
        return
      }
      event.preventDefault()
      command.run(context)
    })
  }
  hotkeys.setScope(SCOPE)
  return () => {
    hotkeys.deleteScope(SCOPE)
    hotkeys.filter = earlier
  }
}
