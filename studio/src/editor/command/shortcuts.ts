import type { Command } from './command.ts'

/** Platform of the keyboard: Apple uses ⌘ where others use Ctrl. */
export type Platform = 'apple' | 'other'

export const platformOf = (userAgent: string): Platform => (/Mac|iPhone|iPad|iPod/.test(userAgent) ? 'apple' : 'other')

const APPLE: Readonly<Record<string, string>> = { mod: '⌘', shift: '⇧', alt: '⌥' }
const OTHER: Readonly<Record<string, string>> = { mod: 'Ctrl', shift: 'Shift', alt: 'Alt' }
const NAMES: Readonly<Record<string, string>> = {
  left: '←',
  right: '→',
  up: '↑',
  down: '↓',
  esc: 'Esc',
  enter: 'Enter',
  delete: 'Delete',
  backspace: 'Backspace',
  pageup: 'PageUp',
  pagedown: 'PageDown',
  '=': '+',
  '-': '−',
}

/** Label of a key combination: ⌘Z, Ctrl+Z. */
export function keyLabel(keys: string, platform: Platform): string {
  // Shown as the character, not as Shift plus another key.
  if (keys === 'shift+/') return '?'
  const modifiers = platform === 'apple' ? APPLE : OTHER
  const parts = keys.split('+').map((key) => modifiers[key] ?? NAMES[key] ?? key.toUpperCase())
  return parts.join(platform === 'apple' ? '' : '+')
}

/** Label of the first shortcut of a command; null if it has none. */
export const shortcutOf = (command: Command, platform: Platform): string | null =>
  command.keys[0] === undefined ? null : keyLabel(command.keys[0], platform)

/** In the notation of hotkeys-js. */
export const hotkeysOf = (keys: string, platform: Platform): string =>
  keys.replace('mod', platform === 'apple' ? 'command' : 'ctrl')
