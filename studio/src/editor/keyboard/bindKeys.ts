import hotkeys from 'hotkeys-js'
import type { Command, CommandContext } from '../command/command.ts'
import type { Platform } from '../command/shortcuts.ts'
import { hotkeysOf } from '../command/shortcuts.ts'

const SCOPE = 'editor'

/** Keys that must reach the control which has the focus: it uses them itself. */
const OWN_KEYS = new Set(['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'])
const FIELDS = 'input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]'
const CONTROLS = 'button, a, input, [role=slider], [role=radio], [role=menuitem], summary'

/** What takes every key while it is open. */
const ASKING = '[role=dialog], [role=alertdialog], [role=menu]'

/** Typing, and whatever an input method does with a key, is never a command. */
export function belongsToField(
  event: Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>,
  target: Element | null,
): boolean {
  // 229 is what browsers report for a key that an input method took.
  if (event.isComposing || event.keyCode === 229) return true
  if (!target) return false
  if (target.closest(ASKING)) return true
  if (target.closest(FIELDS)) return true
  return OWN_KEYS.has(event.key) && target.closest(CONTROLS) !== null
}

/** Fields keep ⌘Z and their text; saving is the one command that works from inside them too. */
const WORKS_IN_FIELDS = new Set(['save'])

/** Ties the commands to the keyboard. @returns the way to untie them. */
export function bindKeys(commands: readonly Command[], context: CommandContext, platform: Platform): () => void {
  const bound = commands
    .filter((command) => !command.isByEvent)
    .flatMap((command) => command.keys.map((keys) => ({ command, keys: hotkeysOf(keys, platform) })))
  const earlier = hotkeys.filter
  hotkeys.filter = () => true
  for (const { command, keys } of bound) {
    // '=' and ',' are keys here, not separators of a list.
    hotkeys(keys, { scope: SCOPE, splitKey: '+', single: false }, (event) => {
      const target = event.target instanceof Element ? event.target : null
      const inDialog = target?.closest(ASKING)
      if (belongsToField(event, target) && !(WORKS_IN_FIELDS.has(command.id) && !event.isComposing && !inDialog)) return
      if (!command.isEnabled(context)) {
        // The browser's own save dialog would only confuse.
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
